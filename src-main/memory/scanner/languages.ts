import type { PatternRule } from './patterns.ts';

const says = 'Tells the agent to ignore the instructions it was given.';
const hides = 'Tells the agent to hide something from the person.';
const leaks = 'Asks for the system prompt to be given out.';
const han = /[\u3040-\u30ff\u3400-\u9fff]/;
const hangul = /[\uac00-\ud7af]/;
const thai = /[\u0e00-\u0e7f]/;
const roles = 'Tries to give the agent another role.';

/**
 * The main phrases of languages that put no blanks between words, or glue endings to them, over folded text. Gaps are
 * short and bounded. What is not covered here passes, and docs/scanner.md says so.
 */
export const languageRules: readonly PatternRule[] = [
  // Chinese
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    hint: han,
    pattern:
      /(?:忽略|无视|無視|忘记|忘記|忘掉|不要理会|不要遵守|不要遵循|别管|抛弃|丢弃|绕过|覆盖).{0,10}(?:之前|以前|以上|上面|上述|先前|前面|此前|所有|全部|一切|原有|原来|系统|你的|你被|一直).{0,8}(?:指令|指示|指导|规则|規則|要求|命令|提示|提示词|设定|限制|约束|说明)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    hint: han,
    pattern:
      /(?:输出|显示|打印|泄露|说出|告诉我|重复|复述|发送|公开).{0,8}(?:系统提示|系统提示词|系统指令|初始提示|隐藏指令|初始指令|系统消息)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    hint: han,
    pattern:
      /(?:不要|别|不得|切勿|不能|禁止|勿).{0,4}(?:告诉|告知|通知|让|透露给|提醒|询问|征求).{0,4}(?:用户|主人|使用者)|瞒着.{0,4}(?:用户|主人)/g,
  },
  {
    kind: 'role_hijack',
    scope: 'context',
    says: roles,
    hint: han,
    pattern:
      /(?:你现在是|从现在起你是|从现在开始你是|你不再是|你必须扮演|假装你是).{0,12}(?:没有|不受|无).{0,4}(?:限制|约束|规则|道德)|从现在(?:起|开始).{0,6}(?:你|只)(?:必须|要|只)?(?:服从|听从|执行)/g,
  },
  // Japanese
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    hint: han,
    pattern:
      /(?:以前|これまで|上記|前|先|すべて|全て|既存|元|システム)の?.{0,8}(?:指示|命令|指令|ルール|規則|プロンプト|制約)(?:を|は|も)?.{0,6}(?:無視|忘れ|破棄|従わない|従うな|上書き)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    hint: han,
    pattern:
      /(?:システムプロンプト|システム指示|初期プロンプト|隠された指示)を?.{0,8}(?:出力|表示|教え|公開|漏ら|見せ|書き出)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    hint: han,
    pattern:
      /(?:ユーザー|利用者|使用者)に.{0,8}(?:言うな|言わない|教えない|伝えない|知らせない|知らせるな|隠し|確認せず|秘密)/g,
  },
  // Korean
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    hint: hangul,
    pattern:
      /(?:이전|기존|위의|앞의|모든|지금까지의?|시스템)\s?.{0,10}(?:지시|명령|지침|규칙|프롬프트|설정).{0,8}(?:무시|잊어(?!버렸|먹)|잊고|따르지|무효|버려)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    hint: hangul,
    pattern: /(?:시스템\s?프롬프트|시스템\s?지시|초기\s?프롬프트).{0,8}(?:출력|보여|공개|알려|말해)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    hint: hangul,
    pattern: /사용자(?:에게|한테|가|몰래).{0,10}(?:말하지|알리지|알려주지|모르게|숨기|숨겨|묻지)/g,
  },
  // Thai
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    hint: thai,
    pattern:
      /(?:ละเว้น|เพิกเฉย|ลืม|ไม่ต้องสนใจ|อย่าทําตาม|ข้าม|ยกเลิก).{0,12}(?:คําสั่ง|คําแนะนํา|กฎ|ข้อกําหนด).{0,12}(?:ก่อนหน้า|ทั้งหมด|เดิม|ข้างต้น|ระบบ|ที่ผ่านมา)?/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    hint: thai,
    pattern: /(?:อย่าบอก|ห้ามบอก|ไม่ต้องบอก|อย่าแจ้ง|ห้ามแจ้ง|ซ่อน|ปิดบัง).{0,16}ผู้ใช้/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    hint: thai,
    pattern: /(?:แสดง|เปิดเผย|พิมพ์|บอก|ส่ง).{0,16}(?:พรอมต์|พรอมท์|คําสั่ง)(?:ของ)?ระบบ/g,
  },
  // Consent and secrets
  {
    kind: 'no_confirm',
    scope: 'all',
    says: 'Tells the agent to skip consent.',
    hint: han,
    pattern:
      /(?:无需|不需要|不必|不用|未经|不经|無需|跳过).{0,6}(?:确认|批准|同意|许可|授权|確認|询问).{0,4}(?:就|即可|直接|便|地|步骤)|(?:無断で|確認なしで|許可なく|承認なしで|確認せずに|許可を求めずに).{0,12}(?:実行|削除|送信|書き込|変更)/g,
  },
  {
    kind: 'no_confirm',
    scope: 'all',
    says: 'Tells the agent to skip consent.',
    hint: hangul,
    pattern:
      /(?:확인|승인|허락|동의|허가)\s?(?:없이|받지 말고|을 받지|를 받지|을 묻지).{0,16}(?:실행|삭제|전송|보내|진행|저장)/g,
  },
  {
    kind: 'exfil_request',
    scope: 'strict',
    says: 'Asks for secrets or private data to be sent away.',
    hint: han,
    pattern:
      /(?:把|将|將).{0,12}(?:密码|密码|密钥|密鑰|令牌|凭证|凭据|聊天记录|对话|记忆|私钥).{0,8}(?:发送|发给|发到|上传|转发|泄露|告诉)|(?:发送|上传|转发|泄露).{0,8}(?:密码|密钥|令牌|凭证|凭据|私钥).{0,6}(?:到|给|至)|(?:パスワード|秘密鍵|apiキー|トークン|認証情報|会話).{0,10}(?:送信|送って|送れ|転送|アップロード)/g,
  },
  {
    kind: 'exfil_request',
    scope: 'strict',
    says: 'Asks for secrets or private data to be sent away.',
    hint: hangul,
    pattern: /(?:비밀번호|암호|api\s?키|토큰|개인\s?키|자격\s?증명|대화).{0,16}(?:보내|전송|업로드|전달|유출)/g,
  },
  {
    kind: 'role_hijack',
    scope: 'context',
    says: roles,
    hint: han,
    pattern:
      /(?:你|您)(?:现在|從現在|从现在)?.{0,10}(?:没有|沒有|不受|无|毫无).{0,4}(?:任何)?(?:限制|约束|规则|道德|审查)|(?:只|仅)(?:听|服从|遵守)我的|(?:制限|制約|ルール|検閲)(?:の|が)?(?:ない|なく|無い|無し|なしの).{0,8}(?:ai|アシスタント|モデル|として|答え|振る舞)|今から(?:あなた|お前)は.{0,16}(?:です|だ|として)/g,
  },
  {
    kind: 'role_hijack',
    scope: 'context',
    says: roles,
    hint: hangul,
    pattern: /(?:너는|당신은|넌).{0,12}(?:제한|제약|규칙|검열).{0,4}(?:없는|없이|받지)/g,
  },
];
