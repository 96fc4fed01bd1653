import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import {
  productsByTypeQueryOptions,
  productsQueryOptions,
  productTypesQueryOptions,
} from '@/hooks/simulation/simulation.queries'
import { matchingTitle, productTypeTitle } from '@/services/simulation/products/products.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { CardsSkeleton, LoadFailure } from '../SimulationStates'
import { ComparedProducts } from './Comparison'
import { ProductGrid } from './ProductGrid'
import { ProductsHeader } from './ProductsHeader'
import { MissingUnits } from './ShortStock'
import type { Cart } from './useCart'
import type { ProductsView } from './useProductsView'

type MatchingProps = { quotation: Quotation; cart: Cart; view: ProductsView; changeHref: string | undefined }

/** The products that match every answer and, when wanted, those that miss one. */
export const MatchingProducts = ({ quotation, cart, view, changeHref }: MatchingProps) => {
  const wanted = { quotation: quotation.id, properties: view.filters, similar: view.showsSimilar }
  const { data: products, error, isError, refetch } = useQuery(productsQueryOptions(wanted))
  if (!products) {
    return isError ? (
      <LoadFailure heading="h1" what="os produtos" error={error} onRetry={() => void refetch()} />
    ) : (
      <CardsSkeleton label="Carregando os produtos" count={3} />
    )
  }
  const choices = quotation.simulation_choices.filter(({ property }) => view.filters?.includes(property) ?? true)
  const matching = products.filter(({ similar }) => !similar)
  const similar = products.filter((product) => product.similar)
  return (
    <>
      <ProductsHeader
        title={matchingTitle(matching, quotation.simulator.name)}
        choices={choices}
        onAllAnswers={view.filters ? () => view.filter(null) : undefined}
        changeHref={changeHref}
        view={view}
      />
      <MissingUnits view={view} />
      {matching.length === 0 && !view.showsSimilar && <NoMatches changeHref={changeHref} view={view} />}
      <ProductGrid
        products={matching}
        quotation={quotation}
        cart={cart}
        view={view}
        canShowSimilar={!view.showsSimilar}
      />
      <ComparedProducts products={products} quotation={quotation} view={view} />
      {view.showsSimilar ? (
        <Similar>
          <h2>Parecidos com o que você pediu</h2>
          <p>
            {similar.length > 0
              ? 'Atendem a quase tudo o que você pediu.'
              : 'Nenhum outro modelo chega perto do que você pediu.'}
          </p>
          <ProductGrid
            heading="h3"
            products={similar}
            quotation={quotation}
            cart={cart}
            view={view}
            canShowSimilar={false}
          />
        </Similar>
      ) : (
        matching.length > 0 && (
          <PlainButton kind="link" onClick={() => view.showSimilar(true)} style={{ paddingInline: 0 }}>
            Mostrar também os parecidos
          </PlainButton>
        )
      )}
    </>
  )
}

const NoMatches = ({ changeHref, view }: { changeHref: string | undefined; view: ProductsView }) => (
  <EmptyState
    variant="no-result"
    title="Nenhum modelo atende a tudo."
    description="Veja os que chegam perto ou mude uma das respostas."
    action={
      <>
        {changeHref && <ButtonLink href={changeHref}>Mudar respostas</ButtonLink>}
        <PlainButton kind="primary" onClick={() => view.showSimilar(true)}>
          Ver parecidos
        </PlainButton>
      </>
    }
  />
)

const Similar = styled.section`
  margin-top: 28px;
  h2 {
    ${font.choiceTitle};
  }
  p {
    margin-bottom: 16px;
    ${font.secondary};
    opacity: 0.85;
  }
`

type ProductsOfTypeProps = { productType: number; quotation: Quotation; cart: Cart; view: ProductsView }

/** All products of another kind, without questions. */
export const ProductsOfType = ({ productType, quotation, cart, view }: ProductsOfTypeProps) => {
  const { data: products, error, isError, refetch } = useQuery(productsByTypeQueryOptions(productType))
  if (products) {
    return (
      <>
        <PlainButton
          kind="text"
          size="small"
          style={{ alignSelf: 'flex-start', marginLeft: -12 }}
          icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => view.showType(null)}
        >
          Voltar a {quotation.simulator.name.toLowerCase()}
        </PlainButton>
        <ProductsHeader title={productTypeTitle(products)} choices={[]} view={view} />
        <MissingUnits view={view} />
        <ProductGrid products={products} quotation={quotation} cart={cart} view={view} canShowSimilar={false} />
        <ComparedProducts products={products} quotation={quotation} view={view} />
      </>
    )
  }
  if (isError) return <LoadFailure heading="h1" what="os produtos" error={error} onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando os produtos" count={3} />
}

type OtherEquipmentProps = {
  quotation: Quotation
  /** The kind that is shown. */
  shown: number | null
  onShow: (productType: number) => void
}

/** Kinds of equipment of other simulators, for the same cart. */
export const OtherEquipment = ({ quotation, shown, onShow }: OtherEquipmentProps) => {
  const { data: types = [] } = useQuery(productTypesQueryOptions())
  const others = types.filter(({ id, simulator }) => simulator.id !== quotation.simulator.id && id !== shown)
  if (others.length === 0) return null
  return (
    <Section aria-labelledby="other-equipment">
      <h2 id="other-equipment">Adicionar outros equipamentos</h2>
      <p>Tudo vai no mesmo pedido, com um plano e um pacote de serviço.</p>
      <div>
        {others.map(({ id, plural_name }) => (
          <PlainButton key={id} icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={() => onShow(id)}>
            {plural_name}
          </PlainButton>
        ))}
      </div>
    </Section>
  )
}

const Section = styled.section`
  padding: 28px 0;
  h2 {
    ${font.choiceTitle};
  }
  p {
    ${font.secondaryMuted};
  }
  div {
    ${flex.wrap};
    gap: 8px;
    margin-top: 12px;
  }
`
