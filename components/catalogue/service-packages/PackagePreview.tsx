import { Money } from '@/components/ui/display/Money'
import { ChoiceCard } from '@/components/ui/forms/ChoiceCard'
import { type PackageForm, saidFeatures } from '@/services/catalogue/service-package-form.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { OfferPreview } from '../OfferPreview'

/** The package as who simulates will see it; nothing in it can be pressed. */
export const PackagePreview = ({ values }: { values: PackageForm }) => {
  const fee = fromTypedMoney(values.monthly_fee_per_unit)
  return (
    <OfferPreview>
      <div inert>
        <ChoiceCard
          shape="row"
          name="package-preview"
          value={0}
          checked={false}
          onChange={() => undefined}
          title={values.name.trim() || 'Nome do pacote'}
          features={[...new Set(saidFeatures(values.features))]}
          price={
            /^\d{1,6}\.\d{2}$/.test(fee) && (
              <>
                <Money value={fee} strong />
                <small>por item, por mês</small>
              </>
            )
          }
        />
      </div>
    </OfferPreview>
  )
}
