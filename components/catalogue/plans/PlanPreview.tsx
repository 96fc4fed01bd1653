import { Money } from '@/components/ui/display/Money'
import { ChoiceCard } from '@/components/ui/forms/ChoiceCard'
import type { PlanFormValues } from '@/services/catalogue/plans/plan-fields.rules'
import { priceOfHundred, startingPrices, toFactor } from '@/services/catalogue/plans/plan-prices.rules'
import type { PlanChoice } from '@/services/catalogue/plans/plans.schema'
import { toDecimal } from '@/services/simulation/money.rules'
import { OfferPreview } from '../crud/OfferPreview'

type Props = {
  /** Of the plan that is changed. */
  id: number | undefined
  values: PlanFormValues
  simulator: PlanChoice | undefined
}

const FACTOR = /^\d{1,2}(\.\d{1,4})?$/

/** What the plan does to prices, before it is saved; nothing in it is interactive. */
export const PlanPreview = ({ id, values, simulator }: Props) => {
  const factor = toFactor(values.factor)
  const isFactor = FACTOR.test(factor) && Number(factor) > 0
  const months = values.duration_months.trim()
  const draft = { id, duration_months: Number(months) || 0, factor: isFactor ? factor : '1', active: values.active }
  const starting = simulator && isFactor ? startingPrices(simulator, draft) : null
  return (
    <OfferPreview>
      {!isFactor && <p>Preencha o fator para ver os preços.</p>}
      {isFactor && (
        <>
          <div inert>
            <ChoiceCard
              name="plan-preview"
              value={0}
              checked={false}
              onChange={() => undefined}
              title={months === '' ? 'Prazo' : months === '1' ? '1 mês' : `${months} meses`}
              description={values.description.trim() || 'Descrição'}
              price={
                <>
                  <small>um produto de R$ 100,00 fica em</small>
                  <Money value={toDecimal(priceOfHundred(factor))} perMonth size="price" />
                </>
              }
            />
          </div>
          {simulator && starting && <Starting name={simulator.name} {...starting} />}
        </>
      )}
    </OfferPreview>
  )
}

const Starting = ({ name, before, after }: { name: string; before: number | null; after: number | null }) => {
  if (after === null) return <p>{name} ainda não tem preço “a partir de”: falta um produto ou um plano ativo.</p>
  if (before === after || before === null) {
    return (
      <p>
        {name}: “a partir de” {before === null ? 'passa a ser' : 'continua'}{' '}
        <Money value={toDecimal(after)} perMonth strong />
      </p>
    )
  }
  return (
    <p>
      {name}: “a partir de” passa de <Money value={toDecimal(before)} perMonth /> para{' '}
      <Money value={toDecimal(after)} perMonth strong />
    </p>
  )
}
