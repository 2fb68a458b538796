/** Origin of the demo games: the same server under another host, so that frames are cross-origin. */
export const demoGamesHost = (): string => `default.games.localhost${location.port === '' ? '' : `:${location.port}`}`;

interface BetQuestion {
  protocol: 'sandbox-bet/1';
  id: string;
  body: unknown;
}

/** Plays the rounds of demo games, whose own calls cannot reach the platform simulated in this page. */
export function answerBets(): void {
  const origin = `http://${demoGamesHost()}`;
  window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<Partial<BetQuestion> | null>) => {
    if (from !== origin || source === null || data?.protocol !== 'sandbox-bet/1' || data.body === undefined) return;
    const { id, body, protocol } = data;
    void fetch('/__sandbox/play', { method: 'POST', body: JSON.stringify(body) })
      .then(async (response) => ({ protocol, id, status: response.status, value: (await response.json()) as unknown }))
      .then((answer) => source.postMessage(answer, { targetOrigin: origin }));
  });
}
