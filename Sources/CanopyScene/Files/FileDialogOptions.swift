public import CanopyCore
public import CanopyStyle
public import Foundation

/// The options of dialogs for files, which modifiers set.
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

/// The ways in which a dialog for files shows folders.
///
/// Dialogs on Linux always show the extensions of files, and packages as the folders that they are.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// People can choose files inside of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of files are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  nonisolated private func _fileDialog(_ change: @escaping (inout FileDialogOptions) -> Void) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }

  /// Sets the message of the dialogs for files that this view presents; nil for the usual one.
  ///
  /// ```swift
  /// Editor()
  ///   .fileImporter(isPresented: $imports, allowedContentTypes: [.png], onCompletion: add)
  ///   .fileDialogMessage("Choose a picture for the cover")
  /// ```
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    _fileDialog { $0.texts.message = message }
  }

  /// Sets the message of the dialogs for files that this view presents.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the message of the dialogs for files that this view presents.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the confirming button in the dialogs for files that this view presents; nil for the usual one.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    _fileDialog { $0.texts.confirmation = label }
  }

  /// Sets the label of the confirming button in the dialogs for files that this view presents.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the label of the confirming button in the dialogs for files that this view presents.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the folder in which the dialogs for files begin that this view presents; nil for the usual one.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    _fileDialog { $0.folder = defaultDirectory }
  }

  /// Sets an identifier for the dialogs for files that this view presents. Dialogs with the same identifier begin in the folder that
  /// was used last.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { _fileDialog { $0.customization = id } }

  /// Sets whether the dialogs for files that this view presents give symbolic links, instead of the files they refer to.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    _fileDialog { $0.keepsLinks = imports }
  }

  /// Sets how the dialogs for files that this view presents show folders.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    _fileDialog { $0.browser = options }
  }
}
