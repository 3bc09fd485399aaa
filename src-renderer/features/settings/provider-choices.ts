/** A provider the screen offers by name. Any other that config.yaml names stays as it is written. */
export interface ProviderChoice {
  /** Value of `model.provider`. */
  readonly id: string;
  readonly label: string;
  /** Name of its key in `.env`; null where none is needed. */
  readonly key: string | null;
}

/** The common ones; `custom` is any server that speaks the OpenAI protocol at `model.base_url`. */
export const providerChoices: readonly ProviderChoice[] = [
  { id: 'openrouter', label: 'OpenRouter', key: 'OPENROUTER_API_KEY' },
  { id: 'openai-api', label: 'OpenAI', key: 'OPENAI_API_KEY' },
  { id: 'anthropic', label: 'Anthropic', key: 'ANTHROPIC_API_KEY' },
  { id: 'gemini', label: 'Google AI Studio', key: 'GOOGLE_API_KEY' },
  { id: 'deepseek', label: 'DeepSeek', key: 'DEEPSEEK_API_KEY' },
  { id: 'ollama', label: 'Ollama', key: null },
  { id: 'lmstudio', label: 'LM Studio', key: null },
  { id: 'custom', label: '', key: 'OPENAI_API_KEY' },
];
