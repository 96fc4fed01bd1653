import { useField } from 'formik'
import styled from 'styled-components'
import { CompanyChooser } from '@/components/layout/company/CompanyChooser'
import type { UserForm } from '@/services/users/user-form.rules'

/** The companies that a salesperson may act for. */
export const CompanyPicker = () => {
  const [{ value }, , { setValue }] = useField<UserForm['companies']>('companies')
  return (
    <Wrapper>
      <CompanyChooser title="Empresas permitidas" value={value} onChange={(companies) => void setValue(companies)} />
    </Wrapper>
  )
}

const Wrapper = styled.div`
  margin-bottom: 18px;
`
