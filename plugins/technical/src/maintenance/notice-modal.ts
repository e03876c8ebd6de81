/** Name of the dialog that announces maintenance to come. */
export const NOTICE_MODAL = 'maintenanceNotice';
