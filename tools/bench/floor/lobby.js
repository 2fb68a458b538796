// The hand-written lobby of the floor page: fetches a page of games and renders its tiles.
const list = document.querySelector('ul');
const token = sessionStorage.getItem('token');

function make(tag, attributes, ...content) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

const tile = ({ gameName, vendor, icon }) =>
  make(
    'li',
    {},
    make(
      'article',
      {},
      make('button', { 'aria-label': gameName }, make('img', { src: icon, alt: '', width: 300, height: 400, loading: 'lazy' })),
      make('p', {}, gameName),
      make('p', {}, vendor),
    ),
  );

window.floorPage = async (pageNo) => {
  const reply = await fetch('/wps/relay/GCSGAME_gameList', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, language: 'EN' },
    body: JSON.stringify({
      clientType: 1,
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      merchant: 'bench',
      language: 'EN',
      gameType: 'RNG',
      pageNo,
      pageSize: 42,
    }),
  });
  const { value } = await reply.json();
  list.replaceChildren(...value.games.map(tile));
};
window.floorPage(1);
