/** Attributes of the panel that belongs to `<Tabs id value>`: spread them on it. */
export function tabPanel(id: string, value: string) {
  return { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${value}` } as const;
}
