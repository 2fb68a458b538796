/** Where the demo games stand beside this page: the same server under a host of its own, so that frames are real. */
export const demoGamesHost = (): string => `default.games.localhost${location.port === '' ? '' : `:${location.port}`}`;

interface BetQuestion {
  protocol: 'sandbox-bet/1';
  id: string;
  body: unknown;
}

/** Settles the bets of demo games: the platform is simulated in this page, where their own calls cannot reach it. */
export function answerBets(): void {
  const origin = `http://${demoGamesHost()}`;
  window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<Partial<BetQuestion> | null>) => {
    if (from !== origin || source === null || data?.protocol !== 'sandbox-bet/1' || data.body === undefined) return;
    const { id, body, protocol } = data;
    void fetch('/__sandbox/bet', { method: 'POST', body: JSON.stringify(body) })
      .then(async (response) => ({ protocol, id, status: response.status, value: (await response.json()) as unknown }))
      .then((answer) => source.postMessage(answer, { targetOrigin: origin }));
  });
}
