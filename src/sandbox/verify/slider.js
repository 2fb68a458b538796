/*
 * The human check of the sandbox: a slider to be moved to its end, by pointer or keys. Its styles are in a shadow root, so that
 * it looks the same in the verify page and in the portal's dialog, without a style sheet file.
 */

const texts = {
  en: { label: 'Slide to the end', help: 'Drag the handle, or hold the right arrow key.', done: 'Verified' },
  pt: { label: 'Deslize até o fim', help: 'Arraste o controle ou segure a seta para a direita.', done: 'Verificado' },
  'zh-CN': { label: '滑动到最右端', help: '拖动滑块，或按住向右方向键。', done: '已验证' },
  id: { label: 'Geser sampai ujung', help: 'Seret pegangan, atau tahan tombol panah kanan.', done: 'Terverifikasi' },
  th: { label: 'เลื่อนไปจนสุด', help: 'ลากปุ่ม หรือกดลูกศรขวาค้างไว้', done: 'ยืนยันแล้ว' },
  vi: { label: 'Trượt đến cuối', help: 'Kéo nút trượt hoặc giữ phím mũi tên phải.', done: 'Đã xác minh' },
};

const css = `
  :host { display: block; padding: 4px; font: 15px/22px var(--font-text, system-ui, sans-serif); color: var(--ink, CanvasText); }
  .track { position: relative; height: 52px; border-radius: 26px; overflow: hidden;
    background: var(--surface-2, light-dark(#edf0f2, #24272e)); border: 1px solid var(--line-strong, light-dark(#7b838c, #868f99)); }
  .track:focus-within { outline: 2px solid var(--focus, light-dark(#1257c9, #8ab6ff)); outline-offset: 2px; }
  .fill { position: absolute; inset: 0; transform-origin: left; background: var(--success-soft, light-dark(#d4f2df, #173d28)); }
  label { position: absolute; inset: 0; display: grid; place-items: center; padding: 0 56px; text-align: center; pointer-events: none; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; background: none; outline: none; cursor: grab;
    appearance: none; touch-action: pan-y; }
  input::-webkit-slider-thumb { appearance: none; width: 48px; height: 48px; border: 0; border-radius: 50%;
    background: var(--primary-strong, light-dark(#0b6b3a, #58d68d)); box-shadow: inset 0 0 0 14px transparent, 0 1px 4px rgb(0 0 0 / 0.3); }
  input::-moz-range-thumb { width: 48px; height: 48px; border: 0; border-radius: 50%;
    background: var(--primary-strong, light-dark(#0b6b3a, #58d68d)); }
  p { margin: 8px 0 0; font-size: 13px; line-height: 18px; color: var(--ink-2, light-dark(#4a525a, #b9c0c8)); text-align: center; }
`;

const END = 100;

/**
 * Shows the slider until it has been moved to its end.
 *
 * @param {{ container: HTMLElement, language?: string, signal?: AbortSignal }} options
 * @returns {Promise<boolean>} true when solved; false when the signal ended it
 */
export function showSlider({ container, language = 'en', signal }) {
  const said = Object.hasOwn(texts, language) ? texts[/** @type {keyof typeof texts} */ (language)] : texts.en;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const [track, fill, label, slider, help] = ['div', 'div', 'label', 'input', 'p'].map((tag) => document.createElement(tag));
  track.className = 'track';
  fill.className = 'fill';
  label.textContent = said.label;
  label.setAttribute('for', 'slider');
  help.textContent = said.help;
  help.id = 'help';
  help.setAttribute('role', 'status');
  for (const [name, value] of Object.entries({
    id: 'slider',
    type: 'range',
    name: 'slider',
    min: '0',
    max: String(END),
    value: '0',
    'aria-describedby': 'help',
  }))
    slider.setAttribute(name, value);
  track.append(fill, label, slider);
  root.append(track, help);
  container.replaceChildren(host);

  const draw = () => {
    fill.style.transform = `scaleX(${Number(slider.value) / END})`;
    label.style.opacity = String(Math.max(0, 1 - (2 * Number(slider.value)) / END));
  };
  draw();
  return new Promise((resolve) => {
    let byPointer = false;
    signal?.addEventListener('abort', () => (host.remove(), resolve(false)), { once: true });
    slider.addEventListener('pointerdown', () => (byPointer = true));
    slider.addEventListener('keydown', () => (byPointer = false));
    slider.addEventListener('input', () => {
      draw();
      if (Number(slider.value) < END) return;
      slider.disabled = true;
      help.textContent = said.done;
      resolve(true);
    });
    slider.addEventListener('change', () => {
      // released too early: back to the start; keys move it in steps and it stays
      if (!byPointer || Number(slider.value) >= END) return;
      slider.value = '0';
      draw();
    });
  });
}
