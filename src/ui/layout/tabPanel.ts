/** Attributes of the panel of `<Tabs id value>`. */
export function tabPanel(id: string, value: string) {
  return { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${value}` } as const;
}
