#include <gtk/gtk.h>

// What Swift can't import: functions with a variable number of arguments, and types that are macros.

// New objects are never null: GLib ends the program where there is no memory.

static inline GtkWidget *_Nonnull canopy_new_widget(GType type) { return (GtkWidget *)g_object_new(type, NULL); }
static inline GtkWindow *_Nonnull canopy_new_window(void) { return (GtkWindow *)gtk_window_new(); }
static inline GtkIMContext *_Nonnull canopy_new_input_method(void) { return gtk_im_multicontext_new(); }
static inline GtkFileChooserNative *_Nonnull canopy_new_file_dialog(
  const char *_Nullable title, GtkWindow *_Nullable parent, GtkFileChooserAction action,
  const char *_Nullable confirmation
) {
  return gtk_file_chooser_native_new(title, parent, action, confirmation, NULL);
}

static inline GtkWidget *_Nonnull canopy_new_message(
  GtkWindow *_Nonnull parent, const char *_Nonnull text, const char *_Nonnull details
) {
  GtkDialogFlags flags = GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT;
  GtkWidget *dialog = gtk_message_dialog_new(parent, flags, GTK_MESSAGE_WARNING, GTK_BUTTONS_OK, "%s", text);
  gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", details);
  return dialog;
}

static inline GdkContentProvider *_Nonnull canopy_new_content_provider(GType type) {
  return (GdkContentProvider *)g_object_new(type, NULL);
}
/// Ends a task with an error that has a text for people.
static inline void canopy_return_error(GTask *_Nonnull task, const char *_Nonnull text) {
  g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", text);
}

static inline void canopy_set_bool(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}
static inline void canopy_set_string(gpointer object, const char *name, const char *value) {
  g_object_set(object, name, value, NULL);
}
static inline void canopy_set_int(gpointer object, const char *name, int value) {
  g_object_set(object, name, value, NULL);
}
static inline gboolean canopy_get_bool(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline int canopy_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}
/// The caller frees the string.
static inline char *canopy_get_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline gboolean canopy_is_popover(GtkWidget *_Nonnull widget) { return GTK_IS_POPOVER(widget); }

static inline GtkWidget *_Nonnull canopy_new_accessible(GType type, GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(type, "accessible-role", role, NULL);
}
static inline void canopy_set_accessible_text(GtkWidget *_Nonnull widget, GtkAccessibleProperty name, const char *_Nonnull text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), name, text, -1);
}
static inline void canopy_set_accessible_number(GtkWidget *_Nonnull widget, GtkAccessibleProperty name, int number) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), name, number, -1);
}
static inline void canopy_reset_accessible_property(GtkWidget *_Nonnull widget, GtkAccessibleProperty name) {
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), name);
}
static inline void canopy_set_accessible_state(GtkWidget *_Nonnull widget, GtkAccessibleState name, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), name, value, -1);
}
static inline void canopy_reset_accessible_state(GtkWidget *_Nonnull widget, GtkAccessibleState name) {
  gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), name);
}
