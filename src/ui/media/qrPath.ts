/** A QR code as one path over a square of `size` modules, empty under the logo. */
export interface QrDrawing {
  size: number;
  path: string;
}

const RETRIES = 2;

/** Fetches the encoder, with two retries; no page includes it. */
async function encoder(retries: number = RETRIES): Promise<typeof import('uqr')> {
  try {
    return await import('uqr');
  } catch (cause) {
    if (retries === 0) throw cause;
    return encoder(retries - 1);
  }
}

/**
 * Draws a text. Level M tolerates the loss of 15 % of the modules; `clear` is the share of the side that a logo hides.
 * @throws when the text is too long for any code, or the encoder could not be fetched
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
