import { useField } from 'formik'
import styled from 'styled-components'
import { CompanyChooser } from '@/components/layout/CompanyChooser'
import type { CouponForm } from '@/services/coupons/coupon-form.rules'
import { color } from '@/styles/tokens'

/** The one company that may use the coupon; another choice takes its place. */
export const CouponCompany = ({ needed }: { needed: boolean }) => {
  const [{ value }, { error, touched }, { setValue }] = useField<CouponForm['company']>('company')
  const problem = touched ? error : undefined
  return (
    <div>
      <CompanyChooser
        title={needed ? 'Empresa' : 'Empresa (opcional)'}
        value={value ? [value] : []}
        none={needed ? 'Busque e adicione uma das suas empresas.' : 'Nenhuma: o cupom vale para qualquer empresa.'}
        onChange={(companies) => void setValue(companies.at(-1) ?? null)}
      />
      <Wrong role="alert">{problem}</Wrong>
    </div>
  )
}

const Wrong = styled.p`
  margin-top: 4px;
  color: ${color.bad};
  font-size: 13px;
  line-height: 20px;
  &:empty {
    display: none;
  }
`
