/** How a QR code is drawn: one path over a square of `size` modules, nothing under its middle. */
export interface QrDrawing {
  size: number;
  path: string;
}

const RETRIES = 2;

/** Fetches the encoder, which no page brings with it; two more tries when it does not come. */
async function encoder(retries: number = RETRIES): Promise<typeof import('uqr')> {
  try {
    return await import('uqr');
  } catch (cause) {
    if (retries === 0) throw cause;
    return encoder(retries - 1);
  }
}

/**
 * Draws a text. Level M stays readable without 15 % of its modules; `clear` is the share of the side that a logo hides.
 * @throws when the text is too long for any code, or the encoder did not come
 */
export async function drawQr(text: string, clear: number): Promise<QrDrawing> {
  const { encode } = await encoder();
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: 0 });
  const hidden = (at: number) => Math.abs(at + 0.5 - size / 2) < (clear * size) / 2;
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark && !(hidden(x) && hidden(y)) ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
