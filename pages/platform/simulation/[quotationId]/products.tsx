import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { SimulationLayout } from '@/components/layout/simulation/SimulationLayout'
import { ProductsScreen } from '@/components/simulation/products/ProductsScreen'

const ProductsPage: Page = () => <ProductsScreen quotationId={useRouteId('quotationId')} />

ProductsPage.access = 'simulation:use'
ProductsPage.visitors = 'with quotation'
ProductsPage.layout = SimulationLayout
ProductsPage.title = 'Simulação: produtos'
ProductsPage.getInitialProps = perRequest

export default ProductsPage
