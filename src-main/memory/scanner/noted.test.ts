import { describe, expect, it } from 'vitest';
import { notedCodes, notedPasswords } from './noted.ts';

const found = (text: string): string[] =>
  [...notedPasswords(text), ...notedCodes(text)].map(({ start, end }) => text.slice(start, end));

describe('a password with its name is found', () => {
  it.each([
    'router pw: winter824x',
    'The pass for the NAS is Tiger-5840.',
    'KeePass master: Sunset27$',
    'RADIUS secret Kettle_copper5',
    'My account is mira@x.example, Basil-Kettle-31',
    'Wi-Fi "Nest" password "harbor5847"',
    'The passphrase of the backup drive is "sunset orange harbor kettle"',
    'SSH passphrase: maple pepper falcon river',
    'Das Passwort fürs WLAN ist Apfelkahn-38',
    'mdp : Grenouille509',
    'La contraseña del wifi es naranjo_66',
    'A senha do wifi é Girassol#12',
    'Adgangskoden er qnlp@544DH',
    'Hasło do wifi: Jarzebina-55',
    'пароль от вайфая Ryabina-17',
    'Ο κωδικός του wifi είναι Fanari_69',
    'كلمة السر للواي فاي هي apze@393VN',
    'वाई-फाई का पासवर्ड Neem-Ped-42 है',
    'WiFi密码是Maple_Sunset5',
    'WiFiのパスワードはSakura-02x',
    '와이파이 비밀번호는 Kettle345',
    'รหัสผ่าน wifi คือ Mali-Dok-7',
    'kata sandi wifi: pepper-falcon-91',
  ])('%s', (text) => expect(found(text)).not.toEqual([]));

  it('from its name to its end', () =>
    expect(found('so: the wifi password is Blumen-2024, ask me')).toEqual(['password is Blumen-2024']));
});

describe('a number that opens something is found', () => {
  it.each([
    'PIN is 4821',
    'my debit card PIN: 4821',
    'Front door code 4821#',
    'To get into the shed punch 4821 on the pad',
    'le cadenas du vélo : 713',
    'La caja fuerte se abre con 17-44-09',
    'Kids iPad screen time code 9317',
    'The nursery tablet is set to unlock on 902114',
    'The code for the front door is 4821',
    'gate: press 4821 then bell',
    'to switch the alarm off, type 4821',
    'bike lock 4821',
    'Key is in the lockbox, 4821',
    'The safe: left 31, right 8, left 44',
    'Türcode 4821',
    'Der Tresor geht mit 617667 auf',
    'Code de la porte 8507A',
    'kod do bramy 4821',
    'код домофона 4821',
    'Kart şifresi 4821',
    '银行卡密码482199',
    '暗証番号は6819',
    '현관 비밀번호 4821',
    'الرقم السري 3476',
    'WPA2 key of the cabin: 54936472703848501379',
    'my SSN is 529-34-4572',
  ])('%s', (text) => expect(found(text)).not.toEqual([]));
});

describe('what a lost wallet or second factor is recovered with is found', () => {
  it.each([
    'wallet words are able velvet drift above mule about lumber abuse about oxygen able above',
    'mnemonic 1. able 2. velvet 3. drift 4. above 5. mule 6. about 7. lumber 8. abuse 9. about 10. oxygen 11. able 12. above',
    'Backup codes for Discord: ljze-sir4, 1wml-f9lf',
    '2FA secret for Hetzner: FUCRQL5T6J3MMMG6GQ4ZBBUJZ64BIB52',
    'authenticator setup key rofy hbqr febf mygg 5yrn 4fpp prpb ftn4',
    'otpauth://totp/GitHub:anna?secret=JBSWY3DPEHPK3PXP&issuer=GitHub',
  ])('%s', (text) => expect(found(text)).not.toEqual([]));
});

describe('what only speaks of passwords and numbers passes', () => {
  it.each([
    'Password policy: 12 characters, one number',
    'Passwords are in 1Password vault Family2',
    'Forgot the password of the forum, reset on 12 May 2024',
    'Change the router password in March 2027',
    'password hashing uses argon2id with 64MB',
    'export API_KEY=<your key here>',
    'Set DB_PASSWORD=${DB_PASSWORD} in compose',
    'Login: anna.k87 since 2019',
    'cache key is user:4821:profile',
    'GPIO pin 19 drives the relay',
    'Pin the version to 3.12',
    'Area code 482, postal code 28013, error code 4012',
    'El código del error es 4012',
    'kod pocztowy 00-950',
    'код ошибки 4012',
    'Alarm is set to 0630 on weekdays',
    'The gate closes at 2200',
    'The shop opens with 2000 visitors',
    'Write to jo@club.example, Room-12B.pdf is attached',
    'Seed list: tomato, basil, carrot, bean, leek, beet, kale, chard, squash, dill, mint, peas',
    'Order 302-5512874-9981, ISBN 978-3-161-48410-0',
    'SHA256:5q1mJ6eXw0b7zXGJr3k1oZP2bq9f0cVt4hYl8sKd2aE is the fingerprint',
    '密码请勿写在便签上',
    'パスワードは8文字以上',
  ])('%s', (text) => expect(found(text)).toEqual([]));
});

it('is looked for in step with the length of a text', () => {
  // A name behind every name: each looks at a bounded stretch.
  const text = 'password pin code '.repeat(3000);
  expect(found(`${text}\npassword: Tiger-5840`)).toEqual(['password: Tiger-5840']);
});
