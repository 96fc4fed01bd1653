/** The sections of the visitors' home that headers lead to. */
export const visitorSections = [
  { label: 'Equipamentos', href: '/#equipamentos' },
  { label: 'Como funciona', href: '/#como-funciona' },
  { label: 'Planos', href: '/#planos' },
] as const
