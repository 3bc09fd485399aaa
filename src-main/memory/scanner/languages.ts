import type { PatternRule } from './patterns.ts';

const says = 'Tells the agent to ignore the instructions it was given.';
const hides = 'Tells the agent to hide something from the person.';
const leaks = 'Asks for the system prompt to be given out.';
const han = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const hangul = /[\uac00-\ud7af]/;
const thai = /[\u0e00-\u0e7f]/;
const roles = 'Tries to give the agent another role.';

/**
 * The main phrases of languages that put no blanks between words, or glue endings to them, over folded text. Gaps are
 * short and bounded. What is not covered here passes, and docs/scanner.md says so.
 */
export const languageRules: readonly PatternRule[] = [
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    hint: han,
    pattern:
      /(?:当作|当做|假装|假设|就像|好像|如同).{0,6}(?:没有|不存在|没).{0,6}(?:任何)?(?:规则|限制|指令|约束|系统提示)|(?:ルール|指示|制限|規則|プロンプト)(?:が|は)?(?:ない|存在しない|無い)(?:かのように|ものとして|と思って|つもりで)|(?:규칙|지시|제한|프롬프트)(?:이|가|은|는)?.{0,3}(?:없는|없다고|없었던).{0,3}(?:것처럼|듯이|가정|생각)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    hint: han,
    pattern:
      /(?:对|向|跟).{0,4}(?:用户|主人|使用者).{0,4}(?:隐瞒|保密|隐藏|撒谎|说谎|掩盖)|(?:隐瞒|隐藏|掩盖|别提).{0,8}(?:用户|主人)|(?:用户|主人|使用者).{0,4}(?:不知情|不知道的情况|毫不知情)|(?:ユーザー|利用者|所有者).{0,4}(?:隠し|隠せ|内緒|秘密|嘘)|(?:사용자|주인).{0,6}(?:숨겨|숨기|비밀|속여|거짓말)/g,
  },
  {
    kind: 'no_confirm',
    scope: 'all',
    says: 'Tells the agent to skip consent.',
    hint: han,
    pattern:
      /(?:すべて|全て|あらゆる|どんな).{0,3}(?:要求|申請|リクエスト|変更|操作).{0,3}(?:自動|無条件).{0,4}(?:承認|許可|同意)|(?:모든|어떤).{0,3}(?:요청|변경|작업|쓰기).{0,4}(?:자동|무조건).{0,4}(?:승인|허용|동의)/g,
  },
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    hint: han,
    pattern:
      /(?:忽略|无视|無視|忘记|忘記|忘掉|不用管|不必理会|不要理会|不要遵守|不再遵守|违反|打破|取消|废除|作废|推翻|跳过).{0,8}(?:上面|以上|之前|先前|你的|你收到|系统|系統|一切|所有|全部|这些|那些|原来).{0,6}(?:的)?(?:规定|規定|规则|規則|指令|指示|要求|限制|约束|设定|命令|提示|准则|原则|话|内容)|(?:以上|之前|上面|先前|系统|你的).{0,6}(?:规则|规定|指令|指示|限制|提示).{0,4}(?:全部|都|已|已经)?(?:作废|失效|无效|取消|不再有效|不算数)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    hint: han,
    pattern:
      /(?:把|将|將).{0,4}(?:你的)?(?:系统提示|系統提示|系统指令|初始指令|隐藏指令|提示词|设定|内部指令).{0,8}(?:输出|顯示|显示|打印|发|告诉|说出|写|贴|复述|公开|念|展示)|(?:システムプロンプト|初期指示|内部指示|隠された指示|システムメッセージ).{0,10}(?:教え|見せ|表示|出力|書い|公開|繰り返)|(?:시스템 ?프롬프트|초기 ?지시|내부 ?지시|숨겨진 ?지시).{0,10}(?:보여|출력|알려|말해|공개|반복)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    hint: han,
    pattern:
      /(?:不要|别|不得|切勿|不能|不准|禁止|绝不|别让|不让).{0,6}(?:让|讓|给|向|跟|对)?.{0,3}(?:用户|使用者|主人|他|她|任何人).{0,6}(?:知道|发现|發現|看到|提起|提到|说|察觉|得知)|(?:偷偷|悄悄|暗中|秘密地|私下|背着|瞒着).{0,10}(?:发送|上传|删除|复制|执行|修改|转账|下载|安装|发给|批准|记录)|(?:ユーザー|利用者|所有者|本人).{0,6}(?:知らせ|言わ|伝え|教え|気付か|気づか|見せ|話さ).{0,4}(?:ない|ず|な)|(?:こっそり|密かに|内緒で).{0,12}(?:送|削除|実行|コピー|変更)|(?:사용자|주인|소유자).{0,8}(?:말하지|알리지|알려주지|보여주지|모르게|들키지)|(?:몰래|비밀리에).{0,12}(?:보내|전송|삭제|실행|복사)/g,
  },
  {
    kind: 'no_confirm',
    scope: 'all',
    says: 'Tells the agent to skip consent.',
    hint: han,
    pattern:
      /(?:未经|不经|无需|不需要|不用|不必|跳过|绕过|省略|没有).{0,8}(?:用户|主人|使用者|人工)?.{0,4}(?:确认|同意|批准|许可|审核|允许|审批|授权).{0,8}(?:直接|就|即可|便|执行|删除|发送|写入|运行|，)|(?:自动|一律|全部|直接)(?:批准|同意|通过|允许).{0,6}(?:所有|全部|任何|请求|写入|操作)|(?:確認|許可|承認|同意).{0,6}(?:なし|せず|取らず|不要|求めず|いらない).{0,8}(?:実行|削除|送信|書き|進め|し)|(?:확인|허락|승인|동의).{0,4}(?:없이|받지|구하지|필요).{0,8}(?:실행|삭제|전송|진행|저장|않)/g,
  },
  {
    kind: 'exfil_request',
    scope: 'strict',
    says: 'Asks for secrets or private data to be sent away.',
    hint: han,
    pattern:
      /(?:把|将|將).{0,6}(?:密码|密碼|密钥|令牌|凭证|对话|聊天记录|记忆|文件|通讯录|隐私|钥匙|账号).{0,8}(?:发送|发到|发给|上传|传到|传给|转发|寄到|寄给|提交|泄露|公开)|(?:发送|上传|转发|泄露).{0,6}(?:密码|密钥|令牌|凭证|聊天记录|对话|记忆|通讯录).{0,6}(?:到|给|至)|(?:パスワード|秘密鍵|トークン|会話|履歴|認証情報|連絡先|ファイル).{0,10}(?:送って|送信|送れ|転送|アップロード|投稿)|(?:비밀번호|암호|토큰|대화|기록|연락처|키).{0,12}(?:보내|전송|업로드|전달|게시)/g,
  },
  {
    kind: 'role_hijack',
    scope: 'context',
    says: roles,
    hint: han,
    pattern:
      /(?:制限|ルール|倫理|フィルター?|検閲)(?:の|が)?(?:ない|無い|なし|一切ない).{0,6}(?:AI|ai|人工知能|アシスタント|モデル|存在|ボット)|(?:제한|규칙|필터|검열).{0,3}(?:없는|없이|무시하는).{0,6}(?:AI|ai|인공지능|어시스턴트|모델|비서)|(?:没有|不受|无|摆脱).{0,6}(?:限制|约束|规则|道德|审查|过滤).{0,4}(?:的)?(?:人工智能|AI|ai|助手|模型|机器人)/g,
  },
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
