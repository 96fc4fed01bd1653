import styled from 'styled-components'
import { Card } from '@/components/ui/Card'
import { Field } from '@/components/ui/Field'
import { TextArea } from '@/components/ui/TextArea'
import { useQuotation } from '@/contexts/QuotationContext'

const MAX_LENGTH = 2000

/** A word to those who prepare the order; it is kept while the quotation is under way. */
export const CommentCard = () => {
  const { comment, change } = useQuotation()
  return (
    <Card>
      <Place>
        <Field label="Comentário" optional>
          {(control) => (
            <TextArea
              {...control}
              value={comment}
              maxLength={MAX_LENGTH}
              onChange={(event) => change({ comment: event.target.value })}
            />
          )}
        </Field>
      </Place>
    </Card>
  )
}

const Place = styled.div`
  > div {
    margin-bottom: 0;
  }
`
