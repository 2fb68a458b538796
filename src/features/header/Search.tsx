import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionProps } from '#engine/registry.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { VendorCategories } from '#state/games/VendorCategories.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Search.module.css';

/** Searches the first lobby of the brand's categories; hidden without any. */
export function Search({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { t } = useTranslation();
  const { href, entry } = useMenu('categories').find(({ href, entry }) => href && entry.route === 'lobby') ?? {};
  if (!href || !entry) return <VendorCategories />;
  const label = t('portal:search_in', { category: t(entry.label) });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return;
    event.currentTarget.reset();
    portal.router.navigate(`${href}?${new URLSearchParams({ name })}`);
  };
  return (
    // before hydration the form navigates by itself
    <form {...slotProps} role="search" aria-label={label} action={href} className={styles.search} onSubmit={send}>
      <VendorCategories />
      <Icon name="search" size={18} />
      <input type="search" name="name" aria-label={label} placeholder={label} maxLength={60} autoComplete="off" />
    </form>
  );
}
