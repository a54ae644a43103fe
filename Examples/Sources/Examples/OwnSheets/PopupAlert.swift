import SwiftUI

/// The question of an alert of the app.
struct PopupQuestion: Identifiable {
  let id = UUID()
  var symbol = "questionmark.circle"
  var title: String
  var message: String
  var confirmTitle: String
  var action: @MainActor () -> Void
}

/// Asks a question in front of everything. Any view finds it in its environment.
struct AskAction {
  fileprivate var ask: @MainActor (PopupQuestion) -> Void = { _ in }

  @MainActor func callAsFunction(
    _ title: String, message: String, confirm: String, action: @escaping @MainActor () -> Void
  ) {
    ask(PopupQuestion(title: title, message: message, confirmTitle: confirm, action: action))
  }
}

private struct AskActionKey: EnvironmentKey {
  static var defaultValue: AskAction { AskAction() }
}

extension EnvironmentValues {
  var ask: AskAction {
    get { self[AskActionKey.self] }
    set { self[AskActionKey.self] = newValue }
  }
}

struct PopupHost: ViewModifier {
  @State private var question: PopupQuestion?

  func body(content: Content) -> some View {
    ZStack {
      content
        .disabled(question != nil)
        .blur(radius: question == nil ? 0 : 3)
        .environment(\.ask, AskAction { question in withAnimation(.bouncy) { self.question = question } })
      if let question {
        Color.black.opacity(0.35)
          .ignoresSafeArea()
          .transition(.opacity)
          .onTapGesture(perform: close)
          .zIndex(1)
        PopupCard(question: question, close: close)
          .transition(.scale(scale: 0.8).combined(with: .opacity))
          .zIndex(2)
      }
    }
  }

  private func close() { withAnimation(.easeOut(duration: 0.2)) { question = nil } }
}

struct PopupCard: View {
  let question: PopupQuestion
  let close: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: question.symbol).font(.largeTitle).foregroundStyle(.tint)
      Text(question.title).font(.title3.weight(.semibold))
      Text(question.message).font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      HStack(spacing: 12) {
        Button(role: .cancel, action: close) { Text("Cancel").frame(maxWidth: .infinity) }
          .buttonStyle(.bordered)
          .keyboardShortcut(.cancelAction)
        Button {
          question.action()
          close()
        } label: {
          Text(question.confirmTitle).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
      }
      .controlSize(.large)
    }
    .padding(24)
    .frame(maxWidth: 320)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
    .shadow(radius: 20)
    .padding(32)
    .accessibilityAddTraits(.isModal)
  }
}

extension View {
  /// Shows the questions of all views inside.
  func popupHost() -> some View { modifier(PopupHost()) }
}

struct Workshop: View {
  @State private var tools = ["Hammer", "Saw"]

  var body: some View {
    VStack(spacing: 16) {
      Text(tools.isEmpty ? "No tools" : tools.joined(separator: ", "))
      ForEach(tools, id: \.self) { tool in
        ToolRow(tool: tool) { tools.removeAll { $0 == tool } }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .popupHost()
    .tint(.purple)
  }
}

struct ToolRow: View {
  let tool: String
  let remove: @MainActor () -> Void
  @Environment(\.ask) private var ask

  var body: some View {
    Button("Lend \(tool)") {
      ask(
        "Lend the \(tool.lowercased())?", message: "You can’t use it until it’s back.", confirm: "Lend", action: remove)
    }
  }
}
