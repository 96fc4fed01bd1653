import { Form, Formik, type FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { useSaveProduct } from '@/hooks/catalogue/products.mutations'
import { mergeForms } from '@/services/catalogue/edit-conflict.rules'
import {
  EMPTY_PRODUCT,
  type ProductFormValues,
  toNewProduct,
  toProductFormValues,
} from '@/services/catalogue/products/product-fields.rules'
import { theirProductChanges } from '@/services/catalogue/products/product-changes.rules'
import type { ManagedProduct, ProductChoices } from '@/services/catalogue/products/products.schema'
import { paths } from '@/services/config/paths'
import { flex } from '@/styles/mixins'
import { EditConflictDialog } from '../crud/EditConflictDialog'
import { type EditConflictState, useEditConflict } from '../crud/useEditConflict'
import { DeleteProduct } from './DeleteProduct'
import { refusedFields, validateProduct } from './productErrors'
import { ProductFields } from './ProductFields'
import { ProductHistory } from './ProductHistory'
import { ProductPictures } from './ProductPictures'
import { ProductPreview } from './ProductPreview'
import { ProductSpecifications } from './ProductSpecifications'
import { ProductStock } from './ProductStock'

type Props = { product?: ManagedProduct; choices: ProductChoices }

/** The form of a new or an existing product. Refused values stay as they were typed. */
export const ProductEditor = ({ product, choices }: Props) => {
  const { push } = useRouter()
  const { mutateAsync: save, isPending } = useSaveProduct(product?.id)
  const { read, setRead, conflict, isOpen, openConflict, closeConflict } = useEditConflict<
    ManagedProduct,
    ProductFormValues
  >(product)

  const submit = async (values: ProductFormValues, form: FormikHelpers<ProductFormValues>): Promise<void> => {
    try {
      const answer = await save({ product: toNewProduct(values), version: read?.version })
      if ('conflict' in answer) {
        openConflict(answer.conflict.product, values, answer.conflict)
        return
      }
      setRead(answer.saved)
      form.resetForm({ values: toProductFormValues(answer.saved) })
      toast.success(product ? 'Produto salvo.' : 'Produto cadastrado.')
      if (!product) await push(paths.admin.product(answer.saved.id))
    } catch (error) {
      form.setErrors(refusedFields(error))
    }
  }

  return (
    <Formik
      initialValues={product ? toProductFormValues(product) : EMPTY_PRODUCT}
      validate={validateProduct}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, setValues }) => (
        <Sheet noValidate aria-label="Produto">
          <Column>
            <ProductFields choices={choices} />
            <Card title="Imagens" facts="PNG ou JPEG; a primeira é a principal">
              <ProductPictures />
            </Card>
            <Card title="Especificações técnicas">
              <ProductSpecifications />
            </Card>
            <Commands>
              <PlainButton type="submit" kind="primary" busy={isPending}>
                {product ? 'Salvar produto' : 'Cadastrar produto'}
              </PlainButton>
              {read && (
                <DeleteProduct
                  product={read}
                  // The deactivation itself is no edit conflict; a change by somebody else before it still is.
                  onDeactivated={(now) => now.version === read.version + 1 && setRead(now)}
                />
              )}
            </Commands>
            {product && <ProductHistory productId={product.id} choices={choices} />}
          </Column>
          <Aside>
            <ProductPreview form={values} />
            {product && <ProductStock stock={product.stock} />}
          </Aside>
          <FocusFirstError />
          <FormLeaveGuard />
          {conflict && (
            <EditConflictDialog
              open={isOpen}
              onClose={closeConflict}
              what="este produto"
              by={conflict}
              changes={theirProductChanges(versionsOf(conflict), choices)}
              onMerge={() => {
                setRead(conflict.now)
                void setValues(mergeForms(versionsOf(conflict)))
              }}
            />
          )}
        </Sheet>
      )}
    </Formik>
  )
}

const versionsOf = ({ read, now, form }: EditConflictState<ManagedProduct, ProductFormValues>) => ({
  was: toProductFormValues(read),
  theirs: toProductFormValues(now),
  mine: form,
})

const Sheet = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: 16px;
  max-width: 1120px;
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Column = styled.div`
  ${flex.stack};
  gap: 16px;
`

const Commands = styled.div`
  ${flex.wrap};
  justify-content: space-between;
  gap: 8px;
`

const Aside = styled.aside`
  display: grid;
  gap: 16px;
  position: sticky;
  top: 72px;
  min-width: 0;
  @media (max-width: 1000px) {
    position: static;
  }
`
