import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { CheckboxGroup } from '@/components/ui/forms/CheckboxGroup'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FormField } from '@/components/ui/forms/FormField'
import { SearchSelect } from '@/components/ui/forms/SearchSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { upgradeChoicesQueryOptions } from '@/hooks/catalogue/upgrades.queries'
import type { Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import { oneColumn } from '@/styles/mixins'

type Choice = { id: number; name: string }

/** What an upgrade is, costs, and what it is meant for. */
export const UpgradeFields = ({ upgrade }: { upgrade: Upgrade | undefined }) => {
  const { data: choices, isPending } = useQuery(upgradeChoicesQueryOptions())
  return (
    <>
      <FormField name="name" label="Nome" hint="Como o cliente vê: +16 GB de memória.">
        {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
      </FormField>
      <FormField name="description" label="Descrição" optional>
        {(control) => <TextInput {...control} maxLength={300} autoComplete="off" />}
      </FormField>
      <Pair>
        <FormField name="monthly_fee" label="Valor por unidade e mês" hint="O mesmo em qualquer plano.">
          {(control) => <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" />}
        </FormField>
        <FormField name="position" label="Posição no simulador" hint="Os menores aparecem primeiro." optional>
          {(control) => <TextInput {...control} inputMode="numeric" maxLength={4} autoComplete="off" />}
        </FormField>
      </Pair>
      <Pair>
        <FormField
          name="specification"
          label="O que muda"
          hint="Como na ficha do produto: Armazenamento. Só é oferecido onde melhora."
          optional
        >
          {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
        </FormField>
        <FormField name="value" label="Novo valor" hint="1 TB SSD; com + na frente, soma: +16 GB." optional>
          {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
        </FormField>
      </Pair>
      <CheckboxGroup
        name="product_type_ids"
        legend="Para todos os produtos do tipo"
        options={withChosen(choices?.product_types, upgrade?.product_types).map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
      />
      <FormField<number[]> name="product_ids" label="Para estes produtos" hint="Escolha tipos, produtos ou os dois.">
        {({ onChange, ...control }) => (
          <SearchSelect<number[]>
            {...control}
            mode="multiple"
            loading={isPending}
            options={withChosen(choices?.products, upgrade?.products).map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent="Nenhum produto com esse nome"
            onChange={(ids) => onChange(ids)}
          />
        )}
      </FormField>
      <CheckField
        name="active"
        label="Oferecer no simulador"
        hint="Um novo valor vale para carrinhos em aberto só depois que o cliente aceitar; pedidos não mudam."
      />
    </>
  )
}

/** The choices, and those chosen before that are no longer available. */
const withChosen = (choices: readonly Choice[] = [], kept: readonly Choice[] = []): Choice[] => [
  ...choices,
  ...kept.filter(({ id }) => !choices.some((one) => one.id === id)),
]

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 16px;
  ${oneColumn.phone}
`
