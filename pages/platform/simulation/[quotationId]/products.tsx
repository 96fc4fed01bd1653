import type { Page } from '@/components/layout/page.types'
import { SimulationLayout } from '@/components/layout/SimulationLayout'
import { useRouteId } from '@/components/layout/useRouteParam'
import { ProductsScreen } from '@/components/simulation/products/ProductsScreen'

const ProductsPage: Page = () => <ProductsScreen quotationId={useRouteId('quotationId')} />

ProductsPage.access = 'simulation:use'
ProductsPage.visitors = 'with quotation'
ProductsPage.layout = SimulationLayout
ProductsPage.title = 'Simulação: produtos'

export default ProductsPage
