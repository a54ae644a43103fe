import SwiftUI

/// Recipes that people search, open, change and cook from, page by page.
struct RecipesPage: View {
  @State private var recipes = Recipe.samples
  @State private var path: [Recipe.ID] = []
  @State private var search = ""
  @State private var isAdding = false

  private var found: [Recipe] {
    recipes.filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(found) { recipe in
          NavigationLink(value: recipe.id) { Label(recipe.name, systemImage: recipe.symbol) }
        }
        .onDelete { offsets in
          let ids = offsets.map { found[$0].id }
          recipes.removeAll { ids.contains($0.id) }
        }
      }
      .navigationTitle("Recipes")
      .searchable(text: $search, prompt: "Find a recipe")
      .navigationDestination(for: Recipe.ID.self) { id in
        if let index = recipes.firstIndex(where: { $0.id == id }) { RecipeView(recipe: $recipes[index]) }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { isAdding = true } }
      }
      .sheet(isPresented: $isAdding) {
        NewRecipe { name in
          let recipe = Recipe(name: name, symbol: "fork.knife", steps: ["Taste it"])
          recipes.append(recipe)
          path = [recipe.id]
        }
      }
    }
  }
}

/// A recipe.
private struct Recipe: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var symbol: String
  var steps: [String]
  var isFavorite = false

  static let samples = [
    Recipe(name: "Tomato Soup", symbol: "cup.and.saucer", steps: ["Chop the onions", "Fry them", "Add tomatoes"]),
    Recipe(name: "Flat Bread", symbol: "circle", steps: ["Mix flour and water", "Knead", "Rest", "Bake"]),
    Recipe(name: "Carrot Cake", symbol: "birthday.cake", steps: ["Grate carrots", "Mix", "Bake for an hour"]),
  ]
}

/// A recipe with its steps.
private struct RecipeView: View {
  @Binding var recipe: Recipe

  var body: some View {
    List {
      Section("Steps") {
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { number, step in
          NavigationLink {
            CookingView(recipe: recipe, number: number)
          } label: {
            LabeledContent(step, value: "\(number + 1)")
          }
        }
      }
    }
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Toggle("Favorite", systemImage: recipe.isFavorite ? "star.fill" : "star", isOn: $recipe.isFavorite)
    }
  }
}

/// One step of a recipe.
private struct CookingView: View {
  let recipe: Recipe
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Text(recipe.steps[number]).font(.title)
      ProgressView(value: Double(number + 1), total: Double(recipe.steps.count)).frame(width: 200)
      Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .navigationTitle("Step \(number + 1)")
  }
}

/// A sheet for a new recipe.
private struct NewRecipe: View {
  let add: (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $name) }
        .navigationTitle("New Recipe")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") {
              add(name)
              dismiss()
            }
            .disabled(name.isEmpty)
          }
        }
    }
  }
}
