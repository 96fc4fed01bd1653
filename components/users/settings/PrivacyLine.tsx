import styled from 'styled-components'
import { CardRow } from '@/components/ui/display/Card'
import { below, color } from '@/styles/tokens'

/** One matter of privacy: what it is at the left, what can be done at the right, below it on phones. */
export const PrivacyLine = styled(CardRow)`
  display: flex;
  align-items: center;
  justify-content: space-between;
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
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
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
