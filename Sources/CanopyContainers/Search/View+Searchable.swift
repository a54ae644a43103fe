public import CanopyCore
internal import CanopyControls
internal import CanopyStyle
public import CanopyText
internal import Foundation

extension View {
  /// Lets people search in this view, with a prompt.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    _searchable(text, placement, prompt, isPresented: nil)
  }

  /// Lets people search in this view, with a localized prompt.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    _searchable(text, placement, Text(prompt), isPresented: nil)
  }

  /// Lets people search in this view, with a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    _searchable(text, placement, Text(prompt), isPresented: nil)
  }

  /// Lets people search in this view, with a prompt, while a binding says whether they do.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    _searchable(text, placement, prompt, isPresented: isPresented)
  }

  /// Lets people search in this view, with a localized prompt, while a binding says whether they do.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    _searchable(text, placement, Text(prompt), isPresented: isPresented)
  }

  /// Lets people search in this view, with a prompt, while a binding says whether they do.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    _searchable(text, placement, Text(prompt), isPresented: isPresented)
  }

  /// Lets people search in this view with tokens before the text.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: nil, placement, prompt, isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: nil, placement, Text(prompt), isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text.
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: nil, placement, Text(prompt), isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text, some of which are suggested.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: suggestedTokens, placement, prompt, isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text, some of which are suggested.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: suggestedTokens, placement, Text(prompt), isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text, some of which are suggested.
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: suggestedTokens, placement, Text(prompt), isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: nil, placement, prompt, isPresented: isPresented, token)
  }

  /// Lets people search in this view with tokens before the text.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: nil, placement, Text(prompt), isPresented: isPresented, token)
  }

  /// Lets people search in this view with tokens before the text.
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: nil, placement, Text(prompt), isPresented: isPresented, token)
  }

  /// Lets people search in this view with tokens before the text, some of which are suggested.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: suggestedTokens, placement, prompt, isPresented: isPresented, token)
  }

  /// Lets people search in this view with tokens before the text, some of which are suggested.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: suggestedTokens, placement, Text(prompt), isPresented: isPresented, token)
  }

  /// Lets people search in this view with tokens before the text, some of which are suggested.
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: suggestedTokens, placement, Text(prompt), isPresented: isPresented, token)
  }

  /// Lets people search in this view with tokens before the text that they can change.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
    _searchable(text, editable: editableTokens, placement, prompt, isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text that they can change.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
    _searchable(text, editable: editableTokens, placement, Text(prompt), isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text that they can change.
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
    _searchable(text, editable: editableTokens, placement, Text(prompt), isPresented: nil, token)
  }

  /// Lets people search in this view with tokens before the text that they can change.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
    _searchable(text, editable: editableTokens, placement, prompt, isPresented: isPresented, token)
  }

  /// Lets people search in this view with tokens before the text that they can change.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
    _searchable(text, editable: editableTokens, placement, Text(prompt), isPresented: isPresented, token)
  }

  /// Lets people search in this view with tokens before the text that they can change.
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
    _searchable(text, editable: editableTokens, placement, Text(prompt), isPresented: isPresented, token)
  }

  /// Lets people search in this view, with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    _searchable(text, placement, prompt, isPresented: nil).searchSuggestions(suggestions)
  }

  /// Lets people search in this view, with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    _searchable(text, placement, Text(prompt), isPresented: nil).searchSuggestions(suggestions)
  }

  /// Lets people search in this view, with suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    _searchable(text, placement, Text(prompt), isPresented: nil).searchSuggestions(suggestions)
  }

  nonisolated private func _searchable(
    _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?, isPresented: Binding<Bool>?
  ) -> some View {
    modifier(
      SearchModifier(SearchRequest(text: text, placement: placement, prompt: prompt), isPresented: isPresented))
  }

  nonisolated private func _searchable<C, T>(
    _ text: Binding<String>, _ tokens: Binding<C>, suggested: Binding<C>?, _ placement: SearchFieldPlacement,
    _ prompt: Text?, isPresented: Binding<Bool>?, _ token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, suggested: suggested, placement: placement, prompt: prompt,
        isPresented: isPresented, token: token))
  }

  nonisolated private func _searchable<C, T>(
    _ text: Binding<String>, editable tokens: Binding<C>, _ placement: SearchFieldPlacement, _ prompt: Text?,
    isPresented: Binding<Bool>?, _ token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
    _searchable(text, tokens, suggested: nil, placement, prompt, isPresented: isPresented) { element in
      token(
        Binding {
          tokens.wrappedValue.first { $0.id == element.id } ?? element
        } set: { new in
          guard let place = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
          tokens.wrappedValue[place] = new
        })
    }
  }
}

/// A search with tokens. Its body reads them, so that the field follows them.
private struct TokenSearch<C: RandomAccessCollection & RangeReplaceableCollection, T: View>
where C.Element: Identifiable {
  let text: Binding<String>
  let tokens: Binding<C>
  let suggested: Binding<C>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let token: (C.Element) -> T
}

extension TokenSearch: ViewModifier {
  func body(content: Content) -> some View {
    var request = SearchRequest(text: text, placement: placement, prompt: prompt)
    let values = tokens.wrappedValue
    request.tokens = SearchTokens(views: AnyView(ForEach(values) { token($0) }), count: values.count) {
      var values = tokens.wrappedValue
      if let last = values.indices.last { values.remove(at: last) }
      tokens.wrappedValue = values
    }
    let search = content.modifier(SearchModifier(request, isPresented: isPresented))
    return Group {
      if let suggested, !suggested.wrappedValue.isEmpty {
        search.searchSuggestions {
          ForEach(suggested.wrappedValue) { element in
            Button {
              var values = tokens.wrappedValue
              values.append(element)
              tokens.wrappedValue = values
            } label: {
              token(element)
            }
          }
        }
      } else {
        search
      }
    }
  }
}
