import './browser-gaps'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A build may share the two cores: a slow machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 })
