/** The frame of the dashboard, its commands, and what several tabs show. */
export const dashboard = {
  tabs: {
    operations: 'Operations',
    'admin-tools': 'Admin Tools',
    departments: 'Departments',
    metrics: 'Analytics & Metrics',
    'email-whitelist': 'Email Whitelist',
    'email-logs': 'Email Send Logs',
    images: 'Image Gallery',
  },
  sections: {
    users: 'User Management',
    programme: 'Programme',
    tools: 'Programme Tools',
    departments: 'Department Management',
    'directory-access': 'Directory access',
    inquiries: 'Company Inquiries',
    'audit-log': 'Audit Log',
  },
}
