// The hand-written menu of the floor's panels: the code of the rows comes with the first press.
document.querySelector('#records').addEventListener('click', async () => {
  const { showRecords } = await import('/floor-rows.js');
  await showRecords();
});
document.querySelector('#other').addEventListener('click', () => {
  const words = document.createElement('p');
  words.id = 'words';
  document.querySelector('section').replaceChildren(words);
});
