public import CanopyCore
public import CanopyText
public import Foundation

/// The options for file dialogs that modifiers set.
struct FileDialogOptions {
  var texts = FileDialogTexts()
  var folder: URL?
  var browser: FileDialogBrowserOptions = []
  var keepsLinks = false
  var customization: String?
}

extension EnvironmentValues {
  @Entry var fileDialogOptions: FileDialogOptions = FileDialogOptions()
}

/// The ways in which a file dialog shows folders.
///
/// Dialogs on Linux always show file extensions, and show packages as folders.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lets people choose files inside packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Shows hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Shows file extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  nonisolated private func _fileDialog(_ change: @escaping (inout FileDialogOptions) -> Void) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }

  /// Sets the message of file dialogs that this view presents, or nil for the default.
  ///
  /// ```swift
  /// Editor()
  ///   .fileImporter(isPresented: $imports, allowedContentTypes: [.png], onCompletion: add)
  ///   .fileDialogMessage("Choose a picture for the cover")
  /// ```
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    _fileDialog { $0.texts.message = message }
  }

  /// Sets the localized message of file dialogs that this view presents.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the message of file dialogs that this view presents.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the confirmation button in file dialogs that this view presents, or nil for the default.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    _fileDialog { $0.texts.confirmation = label }
  }

  /// Sets the localized label of the confirmation button in file dialogs that this view presents.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the label of the confirmation button in file dialogs that this view presents.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the initial folder of file dialogs that this view presents, or nil for the default.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    _fileDialog { $0.folder = defaultDirectory }
  }

  /// Sets an identifier for file dialogs that this view presents. Dialogs with the same identifier start in the folder that was
  /// used last.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { _fileDialog { $0.customization = id } }

  /// Sets whether file dialogs that this view presents return symbolic links instead of the files that they refer to.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    _fileDialog { $0.keepsLinks = imports }
  }

  /// Sets how file dialogs that this view presents show folders.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    _fileDialog { $0.browser = options }
  }
}
