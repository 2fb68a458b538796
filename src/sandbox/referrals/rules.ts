import type { SandboxTexts } from '#contract/types.ts';

/** The rules of the programme. */
export const rules: readonly SandboxTexts[] = [
  {
    EN: 'The invited person must be new and register with your link or code.',
    PT: 'A pessoa convidada deve ser nova e cadastrar-se com o seu link ou código.',
    CN: '受邀者必须是新用户,并使用您的链接或推荐码注册。',
    ID: 'Orang yang diundang harus baru dan mendaftar dengan tautan atau kode Anda.',
    TH: 'ผู้ที่ได้รับเชิญต้องเป็นสมาชิกใหม่และสมัครด้วยลิงก์หรือรหัสของคุณ',
    VI: 'Người được mời phải là người mới và đăng ký bằng liên kết hoặc mã của bạn.',
  },
  {
    EN: 'The bonus is paid once, after the first deposit that counts.',
    PT: 'O bônus é pago uma vez, após o primeiro depósito válido.',
    CN: '首笔有效存款后发放一次奖金。',
    ID: 'Bonus dibayarkan sekali, setelah deposit pertama yang sah.',
    TH: 'จ่ายโบนัสหนึ่งครั้งหลังการฝากครั้งแรกที่เข้าเงื่อนไข',
    VI: 'Tiền thưởng được trả một lần, sau lần nạp đầu tiên hợp lệ.',
  },
  {
    EN: 'Own second accounts and shared devices earn nothing.',
    PT: 'Segundas contas próprias e dispositivos compartilhados não geram bônus.',
    CN: '自己的第二账户及共用设备不计奖金。',
    ID: 'Akun kedua milik sendiri dan perangkat bersama tidak mendapat bonus.',
    TH: 'บัญชีที่สองของตนเองและอุปกรณ์ที่ใช้ร่วมกันไม่ได้รับโบนัส',
    VI: 'Tài khoản thứ hai của chính bạn và thiết bị dùng chung không được thưởng.',
  },
];
