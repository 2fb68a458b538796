/** Settings of each registered section of the home page beside those of every section; `true` is required. */
export const sectionSettings: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  notice: {},
  categories: {},
  nextDraws: { count: false },
  popularLottery: {},
  continuePlaying: { count: false },
  favouriteGames: { count: false },
  hotGames: { count: false },
  liveGames: { count: false, category: true },
  vendors: { count: false },
  promotions: { count: false },
  winners: { count: false },
  download: {},
  agentOverview: {},
  agentNotices: { count: false },
  banners: { group: true },
  content: { content: true },
};
