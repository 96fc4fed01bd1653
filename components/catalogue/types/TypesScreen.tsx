import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useWholeList } from '@/components/layout/list/usePagedList'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { countedProductTypesQueryOptions } from '@/hooks/catalogue/products.queries'
import {
  propertyTypesQueryOptions,
  useProductTypesCsv,
  usePropertyTypesCsv,
} from '@/hooks/catalogue/properties.queries'
import { simulatorDetailsQueryOptions } from '@/hooks/catalogue/simulators.queries'
import { useDeleteProductTypes, useDeletePropertyTypes } from '@/hooks/catalogue/types.mutations'
import { PRODUCT_TYPE_ORDERINGS, PROPERTY_TYPE_ORDERINGS } from '@/services/catalogue/orderings.rules'
import type { ProductTypeListQuery, PropertyTypeListQuery } from '@/services/catalogue/types/types.schema'
import { flex } from '@/styles/mixins'
import { CatalogueTabs } from '../CatalogueTabs'
import { productTypeColumns, propertyTypeColumns } from './typeColumns'
import { type OpenDialog, TypeDialogs } from './TypeDialogs'
import { TypeList } from './TypeList'
import { productReferences, propertyTypeReferences } from './typeReferences'

/** The product types and the property types: what simulators lead to, and what their questions ask for. */
export const TypesScreen = () => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  return (
    <>
      <CatalogueTabs />
      <PageHeader title="Tipos" />
      <Lists>
        <ProductTypes onOpen={setDialog} />
        <PropertyTypes onOpen={setDialog} />
      </Lists>
      <TypeDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

type ListProps = { onOpen: (dialog: OpenDialog) => void }

const ProductTypes = ({ onOpen }: ListProps) => {
  const types = useWholeList((query: ProductTypeListQuery) => countedProductTypesQueryOptions(query), {
    orderings: PRODUCT_TYPE_ORDERINGS,
  })
  const queryClient = useQueryClient()
  const template = async (): Promise<string> => {
    const simulators = await queryClient
      .query({ ...simulatorDetailsQueryOptions(), staleTime: 'static' })
      .catch(() => [])
    return (await import('@/services/catalogue/types/type-files.rules')).PRODUCT_TYPE_FILE.template(simulators)
  }
  return (
    <TypeList
      noun={{ one: 'tipo de produto', many: 'tipos de produto' }}
      text="O que cada simulador oferece, como notebook ou celular."
      placeholder="Nome ou simulador"
      first="Cada produto é de um tipo, e cada tipo é de um simulador. Crie o primeiro."
      path="/product-type-details"
      list={types}
      csv={useProductTypesCsv(types.query)}
      columns={productTypeColumns(onOpen)}
      template={template}
      deletion={useDeleteProductTypes()}
      deletionWords={PRODUCT_TYPE_WORDS}
      keeps={productReferences}
      onAdd={() => onOpen({ command: 'save', kind: 'product' })}
    />
  )
}

const PropertyTypes = ({ onOpen }: ListProps) => {
  const types = useWholeList((query: PropertyTypeListQuery) => propertyTypesQueryOptions(query), {
    orderings: PROPERTY_TYPE_ORDERINGS,
    suffix: 'propriedades',
  })
  return (
    <TypeList
      noun={{ one: 'tipo de propriedade', many: 'tipos de propriedade' }}
      text="O que as perguntas pedem, como tela ou cor."
      placeholder="Nome"
      first="Cada pergunta de um simulador pede um tipo. Crie o primeiro."
      path="/property-type-management"
      list={types}
      csv={usePropertyTypesCsv(types.query)}
      columns={propertyTypeColumns(onOpen)}
      template={async () =>
        (await import('@/services/catalogue/types/type-files.rules')).PROPERTY_TYPE_FILE.template(undefined)
      }
      deletion={useDeletePropertyTypes()}
      deletionWords={PROPERTY_TYPE_WORDS}
      keeps={propertyTypeReferences}
      onAdd={() => onOpen({ command: 'save', kind: 'property' })}
    />
  )
}

const PRODUCT_TYPE_WORDS = {
  free: (names: string) => `Nenhum produto é de ${names}.`,
  stays: ['ainda tem produtos', 'ainda têm produtos'],
  advice: 'Escolha antes outro tipo para eles',
} as const

const PROPERTY_TYPE_WORDS = {
  free: (names: string) => `Nada usa ${names}.`,
  stays: ['está em uso', 'estão em uso'],
  advice: 'Exclua antes o que é do tipo, ou escolha outro tipo para isso',
} as const

const Lists = styled.div`
  ${flex.stack};
  gap: 28px;
  max-width: 1120px;
`
