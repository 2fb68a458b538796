/** Modules that the bundler puts into one chunk. */
export interface ChunkGroup {
  name: string;
  /**
   * Modules that start the group. It takes them and what they import statically, unless an earlier group has it, or the entry
   * of the page.
   */
  entries: readonly string[];
  /** Takes only what no module outside the group imports: for the parts of one feature, which load together. */
  alone?: boolean;
}

/**
 * What loads together, in the order in which shared modules are given away: a group that others import stands before them. Static
 * imports of the page's entry are in the shell. Folders mean nothing here, so that a file may stand where its subject is.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // most pages need these, and each is smaller than the cost of a request
  {
    name: 'page',
    entries: [
      'src/engine/dates/dates.ts',
      'src/engine/dates/elapsed.ts',
      'src/engine/values/bareNumber.ts',
      'src/parts/page/PageHeading.tsx',
      'src/state/clock/useSecond.ts',
      'src/state/drafts/savedDrafts.ts',
      'src/state/content/promotions.ts',
      'src/state/reads/stateOfReads.ts',
      'src/state/reads/useRead.ts',
      'src/ui/content/Badge.tsx',
      'src/ui/content/EmptyState.tsx',
      'src/ui/content/Failure.tsx',
      'src/ui/content/PictureCard.tsx',
      'src/ui/content/Spinner.tsx',
      'src/ui/content/tones.ts',
      'src/ui/form/Checkbox.tsx',
      'src/ui/form/PasswordField.tsx',
      'src/ui/dom/isComposing.ts',
      'src/ui/dom/stepFocus.ts',
      'src/ui/dom/useScrollFocus.ts',
    ],
  },
  // the registration names an amount before the start's calls are in
  { name: 'amounts', entries: ['src/engine/money/money.ts'] },
  // messages and loading states of reads and forms
  {
    name: 'feedback',
    entries: [
      'src/parts/feedback/Countdown.tsx',
      'src/parts/feedback/EmptyArt.tsx',
      'src/parts/feedback/Loading.tsx',
      'src/parts/feedback/MissingRows.tsx',
      'src/parts/feedback/fetchedOnUse.tsx',
      'src/ui/feedback/FormFailure.tsx',
      'src/ui/feedback/Loader.tsx',
      'src/ui/feedback/Progress.tsx',
    ],
  },
  // every page loads these once interactive, and reads with them; separate chunks would be a waterfall
  {
    name: 'start',
    entries: [
      'src/engine/brand/nearMatch.ts',
      'src/engine/money/amount.ts',
      'src/engine/money/sumAmounts.ts',
      'src/engine/money/trimZeros.ts',
      'src/features/help/HelpButton.tsx',
      'src/parts/reads/OfflineNote.tsx',
      'src/parts/reads/ReadFailed.tsx',
      'src/platform/browser/digest.ts',
      'src/platform/http/client.ts',
      'src/platform/sealing/cipher.ts',
      'src/state/startup/popupNotices.ts',
      'src/state/reads/refreshBalance.ts',
      'src/state/reads/useAttempt.ts',
      'src/state/session/afterWrite.ts',
      'src/state/startup/boot.ts',
      'src/state/startup/newVersion.ts',
      'src/platform/browser/offlineWorker.ts',
      'src/state/reads/queryCache.ts',
      'src/state/startup/telemetry.ts',
      'src/ui/carousel/useAutoplay.ts',
      'src/ui/dom/useNearEnd.ts',
    ],
  },
  // nearly every page shows the menus and the footer
  {
    name: 'regions',
    entries: [
      'src/features/bottom-bar/BottomBar.tsx',
      'src/features/footer/Footer.tsx',
      'src/features/search/SearchButton.tsx',
      'src/features/side-menu/SideMenu.tsx',
      'src/parts/banner/PageBanner.tsx',
    ],
  },
  // dialogs and menus
  {
    name: 'overlay',
    entries: [
      'src/ui/overlay/Dialog.tsx',
      'src/ui/overlay/MenuItem.tsx',
      'src/ui/overlay/Modal.tsx',
      'src/ui/overlay/ModalFoot.tsx',
      'src/ui/overlay/PopoverMenu.tsx',
    ],
  },
  // filters of lists, and the choices of forms
  {
    name: 'controls',
    entries: [
      'src/state/panels/dayRange.ts',
      'src/state/panels/pageOf.ts',
      'src/state/panels/useLastPage.ts',
      'src/state/panels/usePanelValues.ts',
      'src/ui/controls/DateFilter.tsx',
      'src/ui/controls/FilterChips.tsx',
      'src/ui/controls/ImagePicker.tsx',
      'src/ui/controls/QuantityStepper.tsx',
      'src/ui/controls/RadioCard.tsx',
      'src/ui/controls/SearchBox.tsx',
      'src/ui/controls/TextArea.tsx',
      'src/ui/layout/Tabs.tsx',
      'src/ui/layout/tabPanel.ts',
    ],
  },
  // the search of a site, and of a team
  { name: 'searchPalette', entries: ['src/ui/search-palette/SearchPalette.tsx'] },
  { name: 'pagination', entries: ['src/state/navigation/usePageLabels.ts', 'src/ui/data/Pagination.tsx'] },
  // forms that keep what was typed, and warn before it is lost
  { name: 'drafts', entries: ['src/state/drafts/draft.ts', 'src/state/drafts/unsaved.ts'] },
  // lists of games and the start of one
  { name: 'gameAddress', entries: ['src/platform/games/gameAddress.ts', 'src/state/games/offered.ts'] },
  // every list of games
  {
    name: 'games',
    entries: [
      'src/parts/games/VendorGames.tsx',
      'src/parts/games/VendorMark.tsx',
      'src/parts/games/VendorTile.tsx',
      'src/ui/tiles/EarlyTileGrid.tsx',
    ],
  },
  // dates in the reader's language, which the first pages do without (decision 0039)
  { name: 'moments', entries: ['src/engine/dates/shortMoment.ts', 'src/parts/moments/Moment.tsx'] },
  // every page of a member, as the tools of responsible play are on by default
  {
    name: 'member',
    entries: [
      'src/features/header/MemberArea.tsx',
      'src/features/responsible/IdleModal.tsx',
      'src/features/responsible/IdleWatch.tsx',
      'src/features/responsible/RealityCheckModal.tsx',
      'src/features/responsible/RealityWatch.tsx',
      'src/features/responsible/SessionClock.tsx',
      'src/state/session/confirmedWrite.ts',
    ],
  },
  {
    name: 'records',
    entries: [
      'src/engine/records/panelMenuOf.ts',
      'src/engine/dates/relativeTime.ts',
      'src/parts/records/CopyButton.tsx',
      'src/parts/records/RecordsView.tsx',
      'src/parts/records/filters/ReadSelect.tsx',
      'src/parts/records/tiles/RecordTiles.tsx',
    ],
  },
  // every panel of a centre
  { name: 'centre', entries: ['src/features/centre/CentreModal.tsx', 'src/features/centre/openPanel.ts'] },
  // every form needs all of these
  {
    name: 'form',
    entries: [
      'src/engine/fields/registerForm.ts',
      'src/parts/forms/RuleFields.tsx',
      'src/state/forms/captcha.ts',
      'src/state/forms/fieldHint.ts',
      'src/state/forms/ruleForm.ts',
    ],
  },
  // every form that moves money
  {
    name: 'money',
    entries: [
      'src/parts/money/AmountField.tsx',
      'src/parts/money/ConfirmWrite.ts',
      'src/parts/money/ConfirmWriteModal.tsx',
      'src/parts/money/NoPaymentPassword.tsx',
      'src/parts/money/OpenWrite.tsx',
      'src/parts/money/PaymentPassword.tsx',
      'src/parts/money/WriteResult.tsx',
      'src/parts/money/WriteSummary.tsx',
      'src/parts/money/useAmount.ts',
      'src/parts/money/useMoney.ts',
      'src/state/money/passwordCheck.ts',
      'src/state/money/socialId.ts',
      'src/state/money/useCheckedRows.ts',
      'src/state/money/usePromotionWrite.ts',
    ],
  },
  // every list of lotteries
  {
    name: 'lotteries',
    entries: ['src/parts/lottery/LastNumbers.tsx', 'src/parts/lottery/LotteryCard.tsx', 'src/state/lottery/lotteryMenus.ts'],
  },
  // pages of others in a frame
  {
    name: 'frame',
    entries: [
      'src/parts/service/SupportButton.tsx',
      'src/state/launch/useFrameStall.ts',
      'src/state/launch/useLoadLimit.ts',
      'src/ui/media/Frame.tsx',
    ],
  },
  // the start of a game, by every kind of launch
  { name: 'requestLaunch', entries: ['src/parts/launch/GameFrame.tsx', 'src/state/launch/requestLaunch.ts'] },
  { name: 'launchStage', entries: ['src/parts/launch/LaunchStage.tsx', 'src/parts/launch/LaunchView.tsx'] },
  // every way to sign in
  { name: 'signIn', entries: ['src/state/session/sendLogin.ts'] },
];
