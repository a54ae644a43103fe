// HTTP and WebSocket, on the main loop of GLib.
#include <libsoup/soup.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
