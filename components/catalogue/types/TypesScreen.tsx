import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { DataTable } from '@/components/ui/DataTable'
import { EmptyState } from '@/components/ui/EmptyState'
import { ListFailed } from '@/components/ui/ListStates'
import { PageHeader } from '@/components/ui/PageHeader'
import { PlainButton } from '@/components/ui/PlainButton'
import { countedProductTypesQueryOptions } from '@/hooks/catalogue/products.queries'
import { propertyTypesQueryOptions } from '@/hooks/catalogue/properties.queries'
import { color } from '@/styles/tokens'
import { CatalogueTabs } from '../CatalogueTabs'
import { TypeDialogs, type OpenDialog } from './TypeDialogs'
import { productTypeColumns, propertyTypeColumns } from './typeColumns'

/** The kinds of product and the types of property: what simulators lead to, and what their questions ask for. */
export const TypesScreen = () => {
  const kinds = useQuery(countedProductTypesQueryOptions())
  const types = useQuery(propertyTypesQueryOptions())
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  return (
    <>
      <CatalogueTabs />
      <PageHeader title="Tipos" />
      <Lists>
        <Section
          title="Tipos de produto"
          text="O que cada simulador oferece, como notebook ou celular."
          add="Novo tipo de produto"
          onAdd={() => setDialog({ command: 'save', kind: 'product' })}
        >
          <DataTable
            label="Tipos de produto"
            columns={productTypeColumns(setDialog)}
            rows={kinds.data}
            rowKey={({ id }) => id}
            size="small"
            skeletonRows={4}
            error={
              kinds.isError && (
                <ListFailed
                  title="Não foi possível carregar os tipos de produto"
                  onRetry={() => void kinds.refetch()}
                />
              )
            }
            empty={
              <EmptyState
                variant="first-use"
                title="Ainda não há tipos de produto"
                description="Cada produto é de um tipo, e cada tipo é de um simulador. Crie o primeiro."
              />
            }
          />
        </Section>
        <Section
          title="Tipos de propriedade"
          text="O que as perguntas pedem, como tela ou cor."
          add="Novo tipo de propriedade"
          onAdd={() => setDialog({ command: 'save', kind: 'property' })}
        >
          <DataTable
            label="Tipos de propriedade"
            columns={propertyTypeColumns(setDialog)}
            rows={types.data}
            rowKey={({ id }) => id}
            size="small"
            skeletonRows={6}
            error={
              types.isError && (
                <ListFailed
                  title="Não foi possível carregar os tipos de propriedade"
                  onRetry={() => void types.refetch()}
                />
              )
            }
            empty={
              <EmptyState
                variant="first-use"
                title="Ainda não há tipos de propriedade"
                description="Cada pergunta de um simulador pede um tipo. Crie o primeiro."
              />
            }
          />
        </Section>
      </Lists>
      <TypeDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

type SectionProps = { title: string; text: string; add: string; onAdd: () => void; children: ReactNode }

const Section = ({ title, text, add, onAdd, children }: SectionProps) => (
  <section aria-label={title}>
    <Head>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <PlainButton icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
        {add}
      </PlainButton>
    </Head>
    {children}
  </section>
)

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  max-width: 1120px;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 12px;
  h2 {
    font-size: 16px;
    line-height: 24px;
  }
  p {
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
  }
`
