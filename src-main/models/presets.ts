/** A provider known by name. */
export interface Preset {
  readonly id: string;
  /** The name sessions and prompts know it by; Hermes calls every server of one's own `custom`. */
  readonly sessionId: string;
  readonly label: string;
  readonly baseUrl: string;
  /** Domain its keys may be sent to, names below it included. */
  readonly domain: string;
  /** Names of the keys, the first that is set counts. */
  readonly keys: readonly string[];
  /** Name of the variable that moves the base URL elsewhere, as in Hermes. */
  readonly baseUrlVariable: string;
  /** `anthropic` marks endpoints that speak Anthropic's own protocol. */
  readonly kind: 'openai' | 'anthropic';
  readonly aliases: readonly string[];
  /** Chosen by a key alone, when a model but no provider is configured. */
  readonly automatic: boolean;
}

interface Row {
  readonly label: string;
  readonly baseUrl: string;
  readonly keys: readonly string[];
  readonly baseUrlVariable?: string;
  readonly kind?: 'anthropic';
  readonly aliases?: readonly string[];
  readonly automatic?: boolean;
  readonly domain?: string;
  readonly sessionId?: 'custom';
}

/** Name of the key of a server of one's own, as `model.key_env` then says it: no known provider's key is ever sent there. */
export const OWN_SERVER_KEY = 'CUSTOM_MODEL_API_KEY';

/** In the order in which keys choose a provider by themselves. Names and variables are Hermes'. */
const table: Readonly<Record<string, Row>> = {
  openrouter: {
    label: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    keys: ['OPENROUTER_API_KEY'],
    baseUrlVariable: 'OPENROUTER_BASE_URL',
    aliases: ['open-router'],
  },
  'openai-api': {
    label: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    keys: ['OPENAI_API_KEY'],
    baseUrlVariable: 'OPENAI_BASE_URL',
    aliases: ['openai'],
    domain: 'openai.com',
  },
  anthropic: {
    label: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    keys: ['ANTHROPIC_API_KEY'],
    baseUrlVariable: 'ANTHROPIC_BASE_URL',
    kind: 'anthropic',
    aliases: ['claude'],
    domain: 'anthropic.com',
  },
  gemini: {
    label: 'Google AI Studio',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    keys: ['GOOGLE_API_KEY', 'GEMINI_API_KEY'],
    baseUrlVariable: 'GEMINI_BASE_URL',
    aliases: ['google', 'google-gemini', 'google-ai-studio'],
  },
  zai: {
    label: 'Z.AI',
    baseUrl: 'https://api.z.ai/api/paas/v4',
    keys: ['GLM_API_KEY', 'ZAI_API_KEY', 'Z_AI_API_KEY'],
    baseUrlVariable: 'GLM_BASE_URL',
    aliases: ['glm', 'z-ai', 'z.ai', 'zhipu'],
  },
  'kimi-coding': {
    label: 'Moonshot',
    baseUrl: 'https://api.moonshot.ai/v1',
    keys: ['KIMI_API_KEY', 'MOONSHOT_API_KEY'],
    baseUrlVariable: 'KIMI_BASE_URL',
    aliases: ['kimi', 'moonshot'],
  },
  'kimi-coding-cn': {
    label: 'Moonshot (China)',
    baseUrl: 'https://api.moonshot.cn/v1',
    keys: ['KIMI_CN_API_KEY'],
    aliases: ['kimi-cn', 'moonshot-cn'],
  },
  deepseek: {
    label: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    keys: ['DEEPSEEK_API_KEY'],
    baseUrlVariable: 'DEEPSEEK_BASE_URL',
  },
  alibaba: {
    label: 'Qwen Cloud',
    baseUrl: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
    keys: ['DASHSCOPE_API_KEY'],
    baseUrlVariable: 'DASHSCOPE_BASE_URL',
    aliases: ['qwen', 'dashscope'],
    domain: 'aliyuncs.com',
  },
  xai: {
    label: 'xAI',
    baseUrl: 'https://api.x.ai/v1',
    keys: ['XAI_API_KEY'],
    baseUrlVariable: 'XAI_BASE_URL',
    aliases: ['x-ai', 'x.ai', 'grok'],
  },
  mistral: { label: 'Mistral', baseUrl: 'https://api.mistral.ai/v1', keys: ['MISTRAL_API_KEY'] },
  groq: { label: 'Groq', baseUrl: 'https://api.groq.com/openai/v1', keys: ['GROQ_API_KEY'] },
  together: { label: 'Together AI', baseUrl: 'https://api.together.xyz/v1', keys: ['TOGETHER_API_KEY'] },
  fireworks: {
    label: 'Fireworks AI',
    baseUrl: 'https://api.fireworks.ai/inference/v1',
    keys: ['FIREWORKS_API_KEY'],
  },
  nvidia: {
    label: 'NVIDIA NIM',
    baseUrl: 'https://integrate.api.nvidia.com/v1',
    keys: ['NVIDIA_API_KEY'],
    baseUrlVariable: 'NVIDIA_BASE_URL',
    domain: 'integrate.api.nvidia.com',
  },
  minimax: {
    label: 'MiniMax',
    baseUrl: 'https://api.minimax.io/v1',
    keys: ['MINIMAX_API_KEY'],
    baseUrlVariable: 'MINIMAX_BASE_URL',
  },
  'minimax-cn': {
    label: 'MiniMax (China)',
    baseUrl: 'https://api.minimaxi.com/v1',
    keys: ['MINIMAX_CN_API_KEY'],
    baseUrlVariable: 'MINIMAX_CN_BASE_URL',
    aliases: ['minimax-china', 'minimax_cn'],
  },
  'opencode-zen': {
    label: 'OpenCode Zen',
    baseUrl: 'https://opencode.ai/zen/v1',
    keys: ['OPENCODE_ZEN_API_KEY'],
    baseUrlVariable: 'OPENCODE_ZEN_BASE_URL',
    aliases: ['opencode', 'zen'],
  },
  kilocode: {
    label: 'Kilo Code',
    baseUrl: 'https://api.kilo.ai/api/gateway',
    keys: ['KILOCODE_API_KEY'],
    baseUrlVariable: 'KILOCODE_BASE_URL',
    aliases: ['kilo', 'kilo-code'],
  },
  'ollama-cloud': {
    label: 'Ollama Cloud',
    baseUrl: 'https://ollama.com/v1',
    keys: ['OLLAMA_API_KEY'],
    aliases: ['ollama_cloud'],
  },
  huggingface: {
    label: 'Hugging Face',
    baseUrl: 'https://router.huggingface.co/v1',
    keys: ['HF_TOKEN'],
    baseUrlVariable: 'HF_BASE_URL',
    aliases: ['hf', 'hugging-face'],
    automatic: false,
  },
  lmstudio: {
    label: 'LM Studio',
    baseUrl: 'http://127.0.0.1:1234/v1',
    keys: ['LM_API_KEY'],
    baseUrlVariable: 'LM_BASE_URL',
    aliases: ['lm-studio', 'lm_studio'],
    automatic: false,
  },
  ollama: { label: 'Ollama', baseUrl: 'http://localhost:11434/v1', keys: [], automatic: false, sessionId: 'custom' },
  llamacpp: {
    label: 'llama.cpp',
    baseUrl: 'http://localhost:8080/v1',
    keys: [],
    aliases: ['llama.cpp', 'llama-cpp'],
    automatic: false,
    sessionId: 'custom',
  },
  vllm: { label: 'vLLM', baseUrl: 'http://localhost:8000/v1', keys: [], automatic: false, sessionId: 'custom' },
};

function registrable(url: string): string {
  const host = new URL(url).hostname;
  return /^[0-9.]+$/.test(host) ? host : host.split('.').slice(-2).join('.');
}

/** Every provider known by name, in the order in which keys choose one. */
export const presets: readonly Preset[] = Object.entries(table).map(([id, row]) => ({
  id,
  sessionId: row.sessionId ?? id,
  label: row.label,
  baseUrl: row.baseUrl,
  domain: row.domain ?? registrable(row.baseUrl),
  keys: row.keys,
  baseUrlVariable: row.baseUrlVariable ?? '',
  kind: row.kind ?? 'openai',
  aliases: row.aliases ?? [],
  automatic: row.automatic ?? true,
}));

/** The provider of a name or alias, in any case; null when it is not known. */
export function findPreset(name: string): Preset | null {
  const wanted = name.trim().toLowerCase();
  return presets.find((preset) => preset.id === wanted || preset.aliases.includes(wanted)) ?? null;
}
