/** Name of the dialog that tells of maintenance to come. */
export const NOTICE_MODAL = 'maintenanceNotice';
