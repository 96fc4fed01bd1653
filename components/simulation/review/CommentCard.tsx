import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Field } from '@/components/ui/forms/Field'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useUpdateComment } from '@/hooks/simulation/quotation.mutations'
import type { Quotation } from '@/services/simulation/simulation.schema'

const MAX_LENGTH = 2000

/** A word to those who prepare the order; saved as it is typed. */
export const CommentCard = ({ quotation }: { quotation: Quotation }) => {
  const { save, optimisticValue } = useUpdateComment(quotation.id)
  return (
    <Card>
      <Place>
        <Field label="Comentário" optional>
          {(control) => (
            <TextArea
              {...control}
              value={optimisticValue?.comment ?? quotation.comment ?? ''}
              maxLength={MAX_LENGTH}
              onChange={(event) => save({ comment: event.target.value })}
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
