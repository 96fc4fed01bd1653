/** Sections of the public home page. */
export const visitorSections = [
  { label: 'Equipamentos', href: '/#equipamentos' },
  { label: 'Como funciona', href: '/#como-funciona' },
  { label: 'Planos', href: '/#planos' },
] as const
