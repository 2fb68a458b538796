/*
 * The chat page of the sandbox, for a brand's chat host on an origin of its own. It sends no requests; its query has the name
 * of the chat, the language and the member.
 */
const words = {
  PT: {
    hello: 'Olá! Como podemos ajudar?',
    write: 'Escreva uma mensagem',
    send: 'Enviar',
    answer: 'Recebido. Alguém responde já.',
  },
  EN: {
    hello: 'Hello! How can we help?',
    write: 'Write a message',
    send: 'Send',
    answer: 'Got it. Somebody answers in a moment.',
  },
  CN: { hello: '您好!有什么可以帮您?', write: '输入消息', send: '发送', answer: '已收到,马上为您答复。' },
  ID: { hello: 'Halo! Ada yang bisa dibantu?', write: 'Tulis pesan', send: 'Kirim', answer: 'Diterima. Sebentar lagi dijawab.' },
  TH: { hello: 'สวัสดี มีอะไรให้ช่วยไหม', write: 'พิมพ์ข้อความ', send: 'ส่ง', answer: 'ได้รับแล้ว จะตอบในอีกสักครู่' },
  VI: { hello: 'Xin chào! Bạn cần giúp gì?', write: 'Viết tin nhắn', send: 'Gửi', answer: 'Đã nhận. Sẽ có người trả lời ngay.' },
};
const languages = { PT: 'pt', EN: 'en', CN: 'zh-CN', ID: 'id', TH: 'th', VI: 'vi' };

const query = new URLSearchParams(location.search);
const say = words[query.get('lang')] ?? words.EN;
const byId = (id) => document.getElementById(id);

document.documentElement.lang = languages[query.get('lang')] ?? 'en';
document.documentElement.dataset.kind = query.get('kind') ?? 'live';
const colour = query.get('color') ?? '';
if (/^#[0-9a-f]{3,8}$/i.test(colour)) document.documentElement.style.setProperty('--head', colour);
document.title = query.get('title') ?? 'Chat';
byId('title').textContent = document.title;
byId('who').textContent = query.get('who') ?? '';
byId('text').setAttribute('aria-label', say.write);
byId('text').placeholder = say.write;
byId('send').setAttribute('aria-label', say.send);

function add(text, mine) {
  const line = document.createElement('li');
  line.textContent = text;
  if (mine) line.className = 'mine';
  byId('log').append(line);
  line.scrollIntoView({ block: 'end' });
}

add(say.hello, false);
byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = byId('text').value.trim();
  if (text === '') return;
  add(text, true);
  byId('text').value = '';
  setTimeout(() => add(say.answer, false), 400);
});
