internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The properties of a field for searching.
struct SearchRequest {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  /// The tokens before the text, and what removes the last one; nil for none.
  var tokens: SearchTokens?
}

/// The tokens of a search.
struct SearchTokens {
  let views: AnyView
  let count: Int
  let removeLast: () -> Void
}

/// The field for searching in a bar.
struct SearchField: View {
  let request: SearchRequest
  let isPresented: Binding<Bool>
  @FocusState private var isFocused: Bool
  @State private var removal = TokenRemoval()
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.submission) private var submission
  @Environment(\.searchIsMinimized) private var isMinimized

  init(request: SearchRequest, isPresented: Binding<Bool>) {
    (self.request, self.isPresented) = (request, isPresented)
  }

  var body: some View {
    let _ = removal.action = { if let tokens = request.tokens, tokens.count > 0 { tokens.removeLast() } }
    if isMinimized, !isPresented.wrappedValue {
      Button {
        isPresented.wrappedValue = true
      } label: {
        Image(systemName: "magnifyingglass").frame(width: height, height: height)
      }
      .buttonStyle(PlatterButtonStyle())
      .modifier(Platter(height: height))
      .accessibilityLabel(Text("Search"))
    } else {
      HStack(spacing: 12) {
        field
        if isPresented.wrappedValue, idiom == .phone { cancelButton }
      }
      .onChange(of: isFocused) { _, isFocused in if isFocused { isPresented.wrappedValue = true } }
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in isFocused = isPresented }
      .onKeyPress(.escape) {
        guard isPresented.wrappedValue else { return .ignored }
        cancel()
        return .handled
      }
    }
  }

  private var height: CGFloat { idiom == .phone ? (isPresented.wrappedValue ? 48 : 46) : 36 }

  private var field: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      if let tokens = request.tokens, tokens.count > 0 {
        HStack(spacing: 3) {
          Group(subviews: tokens.views) { ForEach($0) { SearchToken(view: $0) } }
        }
      }
      TextField(text: request.text, prompt: request.prompt ?? Text("Search")) { request.prompt ?? Text("Search") }
        .textFieldStyle(.plain)
        .focused($isFocused)
        ._setting(\.deletionBeforeText, removal.box, for: "searchable")
        .onSubmit { submission.perform(.search) }
        .submitScope()
        .submitLabel(.search)
        .accessibilityAddTraits(.isSearchField)
      if !request.text.wrappedValue.isEmpty {
        Button {
          request.text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .focusable(false)
        .accessibilityLabel(Text("Clear text"))
      }
    }
    .font(idiom == .phone ? .system(size: 17) : .system(size: 13))
    .padding(.leading, idiom == .phone ? 14 : 10)
    .padding(.trailing, idiom == .phone ? 14 : 10)
    .frame(height: height)
    .glassEffect(.regular, in: Capsule())
    .contentShape(Capsule())
    .gesture(TapGesture().onEnded { isFocused = true })
    .accessibilityElement(children: .contain)
  }

  private var cancelButton: some View {
    Button(action: cancel) { Image(systemName: "xmark").frame(width: 48, height: 48) }
      .buttonStyle(PlatterButtonStyle())
      .modifier(Platter(height: 48))
      .accessibilityLabel(Text("Cancel"))
  }

  private func cancel() {
    request.text.wrappedValue = ""
    isPresented.wrappedValue = false
    isFocused = false
  }
}

/// The action that removes the last token. It is the same as long as the field is in the tree.
@MainActor
private final class TokenRemoval {
  var action: () -> Void = {}
  private(set) lazy var box = ActionBox<@MainActor () -> Void> { [weak self] in self?.action() }

  nonisolated init() {}
}

/// A token before the text.
private struct SearchToken: View {
  let view: Subview

  var body: some View {
    view.lineLimit(1).font(.system(size: 17)).foregroundStyle(.white)
      .padding(.horizontal, 4.5)
      .frame(height: 28.5)
      .background(Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255), in: RoundedRectangle(cornerRadius: 6))
  }
}

/// The choice of scopes of a search.
struct ScopePicker<Scope: Hashable, Scopes: View> {
  let scope: Binding<Scope>
  let scopes: Scopes
}

extension ScopePicker: View {
  var body: some View {
    Picker(selection: scope) {
      scopes
    } label: {
      Text("Scope")
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}

/// The suggestions of a search, over the content.
struct SearchSuggestionList: View {
  let extras: SearchExtras
  let text: Binding<String>
  @Environment(\.submission) private var submission
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    Group(subviews: extras.current) { suggestions in
      if !suggestions.isEmpty {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(suggestions) { row($0) }
          }
          .padding(.horizontal, 16)
        }
        .background { Rectangle().fill(.windowBackground).ignoresSafeArea() }
      }
    }
  }

  @ViewBuilder
  private func row(_ suggestion: Subview) -> some View {
    let height: CGFloat = idiom == .phone ? 56 : 28
    if let completion = suggestion.containerValues.searchCompletion {
      Button {
        text.wrappedValue = completion
        submission.perform(.search)
      } label: {
        suggestion.frame(maxWidth: .infinity, minHeight: height, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .foregroundStyle(.tint)
    } else {
      suggestion.frame(maxWidth: .infinity, minHeight: height, alignment: .leading).foregroundStyle(.tint)
    }
  }
}
