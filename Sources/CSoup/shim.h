// HTTP and WebSocket, on the main loop of GLib.
#include <libsoup/soup.h>
