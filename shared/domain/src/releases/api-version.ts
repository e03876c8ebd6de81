/** Version of the plugin API; a plugin's manifest names the range it works with. */
export const PLUGIN_API_VERSION = '1.21.0';
