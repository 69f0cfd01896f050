import { z } from 'zod'
import { endpoint } from '../endpoint'

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'Active matches and completed chats.',
  response: z.object({ activeMatches: z.number().int(), completedChats: z.number().int() }),
})

const monthFigures = { totalMatches: z.number().int(), completedMatches: z.number().int() }

export const getEnhancedMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/enhanced-metrics',
  access: 'admin',
  summary: 'Counts of users and matches, this month and the six before.',
  response: z.object({
    userMetrics: z.object({
      totalRegistered: z.number().int(),
      pendingProfileSetup: z.number().int(),
      activeParticipants: z.number().int(),
      pausedUsers: z.number().int(),
      optedOutUsers: z.number().int(),
      participationRate: z.number(),
      byDepartment: z.record(z.string(), z.number().int()),
    }),
    matchingMetrics: z.object({
      currentMonth: z.object({ ...monthFigures, activeMatches: z.number().int() }),
      previousMonths: z.array(z.object({ month: z.string(), successRate: z.number(), ...monthFigures })),
    }),
  }),
})
