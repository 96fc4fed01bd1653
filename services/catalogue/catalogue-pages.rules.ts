import { paths } from '@/services/config/paths'

export type CataloguePage = { label: string; href: string }

/** The pages of the catalogue, in the order of their tabs; all need `catalogue:manage`. */
export const CATALOGUE_PAGES: readonly CataloguePage[] = [
  { label: 'Produtos', href: paths.admin.products() },
  { label: 'Propriedades', href: paths.admin.properties() },
  { label: 'Categorias', href: paths.admin.categories() },
  { label: 'Planos', href: paths.admin.plans() },
  { label: 'Pacotes de serviço', href: paths.admin.servicePackages() },
  { label: 'Upgrades', href: paths.admin.upgrades() },
  { label: 'Simuladores', href: paths.admin.simulators() },
  { label: 'Tipos', href: paths.admin.productTypes() },
]
