import styled from 'styled-components'
import { CardRow } from '@/components/ui/display/Card'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'

/** One matter of privacy: what it is at the left, what can be done at the right, below it on phones. */
export const PrivacyLine = styled(CardRow)`
  ${flex.between};
  gap: 12px 20px;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > :not(:first-child) {
    flex: none;
  }
  b {
    font-weight: 550;
  }
  p {
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    flex-direction: column;
    align-items: flex-start;
    > button {
      width: 100%;
    }
  }
`
