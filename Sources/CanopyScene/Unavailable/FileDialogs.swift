public import CanopyCore
public import CanopyStyle
public import Foundation

// Dialogs for files belong to the desktop. The names of what those of Linux can't do are here so that the compiler says what takes
// their place.

extension View {
  /// The name field of a dialog for files belongs to the desktop, which has no label for it.
  @available(
    *, unavailable,
    message: "The dialogs of Linux desktops have no label for the name. Use fileDialogMessage(_:) instead."
  )
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// The name field of a dialog for files belongs to the desktop, which has no label for it.
  @available(
    *, unavailable,
    message: "The dialogs of Linux desktops have no label for the name. Use fileDialogMessage(_:) instead."
  )
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Dialogs for files can't ask a program about each file on Linux.
  @available(
    *, unavailable,
    message: "The dialogs of Linux desktops can't ask about each file. Check the chosen files in onCompletion instead."
  )
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
