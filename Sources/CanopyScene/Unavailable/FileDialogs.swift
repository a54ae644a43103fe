public import CanopyCore
public import CanopyText
public import Foundation

// File dialogs belong to the desktop. These declarations cover features that Linux dialogs don't have, so that the compiler can
// suggest a replacement.

extension View {
  /// A file dialog's name field belongs to the desktop, which has no label for it.
  @available(
    *, unavailable,
    message: "The dialogs of Linux desktops have no label for the name. Use fileDialogMessage(_:) instead."
  )
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// A file dialog's name field belongs to the desktop, which has no label for it.
  @available(
    *, unavailable,
    message: "The dialogs of Linux desktops have no label for the name. Use fileDialogMessage(_:) instead."
  )
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// File dialogs on Linux can't ask a program about each file.
  @available(
    *, unavailable,
    message: "The dialogs of Linux desktops can't ask about each file. Check the chosen files in onCompletion instead."
  )
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
