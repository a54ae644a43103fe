public import CanopyCore
public import CanopyText
internal import Foundation

/// A control for editing secret text, which shows dots instead of letters.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
///
/// People can't copy the text or undo changes to it.
public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let committed: () -> Void
  private let label: Label

  /// Creates a field with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: The text to show in an empty field, or nil for the label.
  ///   - label: A view that describes the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }

  private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label, committed: @escaping () -> Void = {}) {
    (self.text, self.prompt, self.label, self.committed) = (text, prompt, label, committed)
  }
}

extension SecureField: View {
  /// The view that the current text field style creates.
  public var body: some View {
    TextField(FieldText(text), prompt: prompt, isSecure: true, committed: committed, label: label)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, nil, Text(titleKey)) }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, nil, Text(title)) }

  /// Creates a field with a localized title and a text that it shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }

  /// Creates a field with a title and a text that it shows while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }

  /// Creates a field with a localized title and a closure for the Return key.
  ///
  /// This is the older form of `onSubmit(of:_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, nil, Text(titleKey), committed: onCommit)
  }

  /// Creates a field with a title and a closure for the Return key.
  ///
  /// This is the older form of `onSubmit(of:_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, nil, Text(title), committed: onCommit)
  }
}
